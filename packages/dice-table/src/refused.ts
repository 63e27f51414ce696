/** A throw that nobody can have made. The table stays as it was, and the player throws again: it is no Miss. */
export class ThrowRefused extends Error {
  /** The rule of the ledger it offends. */
  readonly rule: string;
  constructor(rule: string, why: string) {
    super(`${rule}: ${why}`);
    this.name = 'ThrowRefused';
    this.rule = rule;
  }
}
