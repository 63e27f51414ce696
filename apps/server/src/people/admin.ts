/** What whoever runs a hall may do about the people in it. Who that is, is who can open its storage: there is no password. */
import type { GuestRow, Storage } from '../storage/port.ts';
import { forget } from './forgetting.ts';
import { personOf } from './profile.ts';

export interface ListedPerson {
  readonly person: string;
  readonly name: string;
  /** When they were here last, to a day. */
  readonly seen: number;
  readonly muted: boolean;
}

/** Of who may not speak in this hall. */
export const mutedNote = (guest: string): string => `muted ${guest}`;
/** When somebody was removed last: a hall that is open hears of it by this. */
export const REMOVED_NOTE = 'people removed';

async function* everybody(storage: Pick<Storage, 'guestsAfter'>): AsyncGenerator<GuestRow> {
  let page = await storage.guestsAfter('');
  while (page.length > 0) {
    yield* page;
    page = await storage.guestsAfter(page.at(-1)?.id ?? '');
  }
}

/** Those with this in their name, in any case. */
export async function* listPeople(storage: Storage, part = ''): AsyncGenerator<ListedPerson> {
  for await (const { id, name, seen } of everybody(storage))
    if (name.toLowerCase().includes(part.toLowerCase()))
      yield { person: personOf(id), name, seen, muted: (await storage.getNote(mutedNote(id))) !== undefined };
}

async function find(storage: Storage, person: string): Promise<GuestRow | undefined> {
  for await (const guest of everybody(storage)) if (personOf(guest.id) === person) return guest;
  return undefined;
}

/** Says whom that was; nothing: there is nobody of that address. */
export async function mutePerson(
  storage: Storage,
  person: string,
  muted: boolean,
): Promise<string | undefined> {
  const found = await find(storage, person);
  if (!found) return undefined;
  const note = mutedNote(found.id);
  const before = await storage.getNote(note);
  if (muted) await storage.addNote(note, 'yes');
  else if (before !== undefined) await storage.takeNote(note, before);
  return found.name;
}

/** As if they had deleted everything themselves; their devices are strangers from now on. */
export async function removePerson(
  storage: Storage,
  person: string,
  now: number,
): Promise<string | undefined> {
  const found = await find(storage, person);
  if (!found) return undefined;
  await forget(storage, found.id, now);
  await storage.setNote(REMOVED_NOTE, String(now));
  return found.name;
}
