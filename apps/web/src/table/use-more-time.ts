/** Nobody loses a match to the clock because they play by other means: what is left is said in time, and can be stretched. */
import type { Viewer } from '@questhall/kernel';
import { useCallback, useEffect, useState } from 'react';
import { keyOf, shownKey } from '../app/commands.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import type { TableConnection } from '../play/connection.ts';
import { hostReasonText } from '../play/reasons.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import { useToast } from '../ui/Toast.tsx';
import { formatTime } from './clock.ts';
import type { Staged } from './stage.ts';

export interface MoreTime {
  /** Little is left: it is offered where it is seen. */
  readonly short: boolean;
  readonly take: () => void;
}

/** Milliseconds that are left when it is said; the last time there are still twenty seconds to press a key. */
const SAID_AT: readonly number[] = [60_000, 20_000];
/** How often one looks at the clock. */
const GLANCE = 1000;

/** Undefined: no clock runs for this seat. */
export function useMoreTime(
  { client }: TableConnection,
  staged: Staged | null,
  seat: Viewer,
): MoreTime | undefined {
  const { keys } = useSettings().settings;
  const announce = useAnnounce();
  const toast = useToast();
  const { clock = null, waiting = [], outcome = null } = staged?.seen ?? {};
  const bank = seat === null ? undefined : clock?.[seat];
  const asked = outcome === null && waiting.some((each) => each.seat === seat);
  const since = staged?.seenAt ?? 0;
  /** How many of the warnings this bank has passed. */
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (bank === undefined) return;
    const look = () => {
      const left = asked ? bank - Math.max(0, performance.now() - since) : bank;
      setPassed(SAID_AT.filter((at) => left <= at).length);
    };
    look();
    if (!asked) return;
    const timer = window.setInterval(look, GLANCE);
    return () => window.clearInterval(timer);
  }, [bank, asked, since]);
  const key = shownKey(keyOf('time', keys));
  const warned = asked ? SAID_AT[passed - 1] : undefined;
  useEffect(() => {
    if (warned !== undefined)
      announce(t('{left} left. {key}: more time.', { left: formatTime(warned), key }), 'assertive');
  }, [warned, key, announce]);
  const take = useCallback(() => {
    if (seat === null) return;
    client.ask({ type: 'moreTime', seat }).then(
      (reply) => {
        if ('refused' in reply) toast({ text: hostReasonText(reply.refused) });
        else announce(t('You have more time.'), 'assertive');
      },
      () => {},
    );
  }, [client, seat, toast, announce]);
  return bank === undefined || outcome !== null ? undefined : { short: passed > 0, take };
}
