import type { GameId } from '@questhall/games';
import type { Game, MatchRecord, Seat } from '@questhall/kernel';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import { playOn } from '../play/play-on.ts';
import { useToast } from '../ui/Toast.tsx';

/** Opens a table of one's own that goes on where a record stands after so many answers. */
export function usePlayOn(game: GameId, rules: Game): (record: MatchRecord, at: number, seat: Seat) => void {
  const { settings } = useSettings();
  const toast = useToast();
  return (record, at, seat) => {
    playOn(rules, record, at, seat, settings.name).then(
      (id) => {
        window.location.hash = formatRoute({ page: 'table', game, start: { saved: id } });
      },
      () => toast({ text: t('This browser cannot save the match.') }),
    );
  };
}
