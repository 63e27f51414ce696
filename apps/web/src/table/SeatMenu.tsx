import type { Viewer } from '@questhall/kernel';
import type { BotLevel, SeatAction, TableInfo, You } from '@questhall/protocol';
import { rich, t } from '../language/texts.ts';
import type { TableConnection } from '../play/connection.ts';
import { hostReasonText } from '../play/reasons.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { tableIcon } from './icons.ts';

interface SeatMenuProps {
  readonly connection: TableConnection;
  readonly table: TableInfo;
  readonly you: You;
  /** The seat that is being played right now: of several at one screen, only this one is handed over. */
  readonly playing: Viewer;
}

const STAND_IN: BotLevel = 'adept';

/**
 * Handing a seat to a bot and taking it back; the host does it for those who are gone, too. Who looks on may ask for a bot's
 * seat: everybody who plays must agree.
 */
export function SeatMenu({ connection, table, you, playing }: SeatMenuProps) {
  const toast = useToast();
  if (table.status !== 'playing') return null;
  const send = (seat: number, action: SeatAction) => {
    connection.client.ask({ type: 'seat', seat, action }).then(
      (reply) => {
        if ('refused' in reply) toast({ text: hostReasonText(reply.refused) });
      },
      () => {},
    );
  };
  const ask = (seat: number, name: string) => {
    toast({ text: t('The players are asked whether you may play for {name}.', { name }) });
    connection.client.ask({ type: 'seatAsk', seat }).then(
      (reply) => {
        if ('refused' in reply) toast({ text: hostReasonText(reply.refused) });
      },
      () => {},
    );
  };
  const places = table.seats.map((info, seat) => ({ info, seat }));
  return places.flatMap(({ info, seat }) => {
    const own = you.seats.includes(seat);
    const whose = you.seats.length > 1 || !own ? info.name : 'you';
    const gone = you.host && info.holder === 'person' && !info.online;
    if (info.holder === 'bot' && you.seats.length === 0)
      return (
        <Button key={seat} wide icon={tableIcon.robotAntennasIcon} onClick={() => ask(seat, info.name)}>
          {rich('Ask to play for {name}', { name: info.name })}
        </Button>
      );
    if (info.holder !== 'person' || !(own || gone)) return [];
    if (own && info.bot === null && seat !== playing) return [];
    const others = table.seats.some(({ holder }, other) => holder === 'person' && !you.seats.includes(other));
    const giveUp = own && others && you.seats.length === 1 && (
      <Button key={`leave ${seat}`} wide onClick={() => send(seat, { do: 'leave' })}>
        {t('Give up your seat')}
      </Button>
    );
    const handOver =
      info.bot === null ? (
        <Button
          key={seat}
          wide
          icon={tableIcon.robotAntennasIcon}
          onClick={() => send(seat, { do: 'handToBot', bot: STAND_IN })}
        >
          {rich('Let a bot play for {whose}', { whose })}
        </Button>
      ) : own ? (
        <Button
          key={seat}
          wide
          icon={tableIcon.robotAntennasIcon}
          onClick={() => send(seat, { do: 'takeBack' })}
        >
          {whose === 'you' ? t('Take your seat back') : t('{whose} plays again', { whose })}
        </Button>
      ) : null;
    return [handOver, giveUp];
  });
}
