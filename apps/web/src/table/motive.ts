/** A creature that thinks aloud: "… attacks Pugtor for 1. Why? Lowest Life: 3." What it does, and why, if it says so. */
export const doneAndWhy = (text: string): readonly [done: string, why?: string] => {
  const [done = text, why] = text.split(' Why? ');
  return why === undefined ? [done] : [done, why];
};
