/** What a machine can hear of bad English: stops that collide, numbers that do not agree, articles, ids among words. */

interface Mistake {
  readonly what: string;
  readonly pattern: RegExp;
}

const MISTAKES: readonly Mistake[] = [
  { what: 'two stops', pattern: /[.!?,;:] ?\.(?!\.)(?<!\.\.\.)|[.,;:] ?[,;:]/ },
  { what: 'a space before a stop', pattern: /\s[.,;!?](?:\s|$)/ },
  { what: 'a word twice', pattern: /\b(\p{Ll}+) \1\b/u },
  // "Seat 1 plays": the number is part of a name.
  {
    what: 'one of many',
    pattern: /\b1 dice\b|(?<!(?:\p{Lu}\p{L}*|key) |[\d.,:/+−-])\b1 \p{Ll}+(?<![sui])s\b/u,
  },
  {
    what: 'many of one',
    pattern:
      /\b(?:0|[2-9]|\d\d+) (?:card|die|point|square|step|star|wound|heart|token|shield)\b(?!-| \p{L}+s\b)/u,
  },
  { what: 'a before a vowel', pattern: /(?:\ba|(?<=^|[.!?] )A) (?!one\b|uni|use|usu|Uni|eu)[aeiouAEIOU]/u },
  {
    what: 'an before a consonant',
    pattern: /\b[Aa]n (?!hour|honest|heir|[XSFLMNR]\b)[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]/u,
  },
  { what: 'a name of the code', pattern: /(?<!\p{L})\p{Ll}+\p{Lu}\p{Ll}+/u },
];

/** Nothing: it may be said. */
export function badEnglish(sentence: string): string | undefined {
  const found = MISTAKES.find(({ pattern }) => pattern.test(sentence));
  return found && `${found.what}: ${sentence}`;
}
