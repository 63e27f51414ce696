/** How the effects of a card come together as sentences, in any language. */
import type { Effect } from '../vocabulary.ts';

/** Whose card it is, and whether it has several targets. */
export interface Voice {
  readonly self: string;
  readonly several: boolean;
}

/** A name at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a language says of an effect. */
interface Speech {
  /** When it is carried out, if it must be said. */
  readonly moment: (effect: Effect) => string;
  /** What is done. */
  readonly clause: (effect: Effect) => string;
  /** What it gives to a Champion for a while. */
  readonly gift: (effect: Effect) => string | undefined;
  /** How long. */
  readonly lasting: (effect: Effect) => string;
  readonly gifts: (effect: Effect, one: string, other: string) => string;
  readonly afterColon: (said: string) => string;
}

/** Whether two gifts to the same Champions can be said in one breath. */
const goTogether = (one: Effect, other: Effect, { lasting }: Speech): boolean =>
  !one.if && !other.if && one.who === other.who && lasting(one) !== '' && lasting(one) === lasting(other);

/** Gifts are said together, and so is what comes at the same moment. */
export function sentences(effects: readonly Effect[], speech: Speech): string[] {
  const lines: { moment: string; clauses: string[] }[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const after = effects[i + 1];
    const [gift, more] = [speech.gift(effect), after && speech.gift(after)];
    let clause = speech.clause(effect);
    if (gift !== undefined && more !== undefined && after && goTogether(effect, after, speech)) {
      clause = speech.gifts(effect, gift, more);
      i += 1;
    }
    const moment = speech.moment(effect);
    const last = lines.at(-1);
    if (last && moment !== '' && last.moment === moment) last.clauses.push(clause);
    else lines.push({ moment, clauses: [clause] });
  }
  return lines.map(({ moment, clauses }) => {
    const said = clauses.join('; ');
    return moment === '' ? `${capital(said)}.` : `${moment}: ${speech.afterColon(said)}.`;
  });
}
