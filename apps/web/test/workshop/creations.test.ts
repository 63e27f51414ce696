import type { Bench, CheckedContent, Creation, ListedGame } from '@questhall/games';
import { GAMES } from '@questhall/games';
import { canonical, seeded } from '@questhall/kernel';
import type { FormKind } from '@questhall/schema';
import { blankOf, formOf, read, saidOf } from '@questhall/schema';
import { describe, expect, test } from 'vitest';
import { damaged, drawFrom, randomOf } from './random-content.ts';

const ALL = Object.values(GAMES).flatMap((game) =>
  game.creations.map((creation) => [`${game.title}: ${creation.name}`, game, creation] as const),
);

/** Playable, or every problem says where it is, what is there and what may be there. */
function expectAnswer(checked: CheckedContent): void {
  if (!('problems' in checked)) {
    expect(checked.title).not.toBe('');
    return;
  }
  expect(checked.problems.length).toBeGreaterThan(0);
  for (const { field, found, allowed } of checked.problems) {
    expect(typeof field).toBe('string');
    expect(found).not.toBe('');
    expect(allowed).not.toBe('');
  }
}

/** The field that tells kinds apart is chosen with the kind. */
const without = (form: FormKind, tag: string | undefined): FormKind =>
  form.kind === 'object' ? { ...form, fields: form.fields.filter(({ key }) => key !== tag) } : form;

/** Fields and values that a player would read as they are called in data. */
function unsaid(
  form: FormKind,
  { words }: Bench,
  names: readonly string[],
  seen: ReadonlySet<string> = new Set(),
): readonly string[] {
  const path = names.join('.');
  const inside = (part: FormKind, below: readonly string[]): readonly string[] =>
    unsaid(part, { words } as Bench, below, seen);
  switch (form.kind) {
    case 'choice': {
      const said = saidOf(words.values, names) ?? {};
      return form.values.length === 1
        ? []
        : form.values
            .map(String)
            .filter((value) => !(value in said))
            .map((value) => `${path} = ${value}`);
    }
    case 'list':
    case 'pair':
      return inside(form.item, names);
    case 'keyed':
      return inside(form.item, names);
    case 'object':
      return form.fields.flatMap((field) => {
        const below = [...names, field.key];
        const label = saidOf(words.labels, below);
        if (label === '') return [];
        return [...(label === undefined ? [below.join('.')] : []), ...inside(field, below)];
      });
    case 'either': {
      const said = saidOf(words.values, names) ?? {};
      const lacking = (form.names ?? []).filter((name) => !(name in said)).map((name) => `${path}: ${name}`);
      const below = form.kinds.flatMap((kind, at) =>
        inside(without(kind, form.tag), [...names, ...(form.names ? [form.names[at] ?? ''] : [])]),
      );
      return [...lacking, ...below];
    }
    case 'later': {
      const last = names.at(-1) ?? '';
      return seen.has(last) ? [] : unsaid(form.of(), { words } as Bench, names, new Set([...seen, last]));
    }
    default:
      return [];
  }
}

describe.each(ALL)('%s', (_name, game: ListedGame, creation: Creation) => {
  test('[O1] what one begins with can be played, and so can every piece of the box', async () => {
    const bench = await creation.bench();
    for (const { name, draft } of [{ name: 'start', draft: bench.start }, ...bench.box])
      expect([name, bench.check(draft)]).toMatchObject([name, { title: expect.any(String) }]);
  });

  test('every piece of the box goes through the schema and back unchanged', async () => {
    const bench = await creation.bench();
    for (const { draft } of bench.box) {
      const found = read(bench.schema, draft);
      expect('ok' in found && canonical(found.ok as typeof draft)).toBe(canonical(draft));
      expect(canonical(bench.tidy?.(draft) ?? draft)).toBe(canonical(draft));
    }
  });

  test('fields and their values are called by words, not by what they are called in data', async () => {
    const bench = await creation.bench();
    expect(unsaid(formOf(bench.schema), bench, [])).toEqual([]);
  });

  test('a table takes what the bench lets through, and gives back what it made of it', async () => {
    const bench = await creation.bench();
    const rules = await game.rules();
    const mode = game.modes.find(({ id }) => id === creation.mode);
    const options = {
      ...mode?.options,
      players: mode?.players?.usual ?? 2,
      [creation.setting]: [bench.start],
    };
    const made = rules.configure(options);
    expect(made).toHaveProperty('options');
    const entries = 'options' in made ? made.options[creation.setting] : undefined;
    expect(rules.configure({ ...options, [creation.setting]: entries })).toEqual(made);
  });

  test('of 500 random and 500 damaged files none breaks anything, and all problems are told', async () => {
    const bench = await creation.bench();
    const draw = drawFrom(seeded(`files of ${creation.id}`));
    const form = formOf(bench.schema);
    for (let n = 0; n < 500; n++) {
      expectAnswer(bench.check(randomOf(form, draw)));
      const piece = bench.box[draw(bench.box.length)]?.draft ?? blankOf(form);
      expectAnswer(bench.check(damaged(piece, draw)));
    }
  });
});
