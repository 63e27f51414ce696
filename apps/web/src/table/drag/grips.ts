/** Presses that take hold of a thing: whoever else watches presses leaves them alone. */
const taken = new WeakSet<Event>();

export const take = (press: Event): void => {
  taken.add(press);
};
export const isTaken = (press: Event): boolean => taken.has(press);
