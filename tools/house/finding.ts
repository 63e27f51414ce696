export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
