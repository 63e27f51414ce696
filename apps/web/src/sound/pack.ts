/** The sounds of a world as the page has them: where its files are, and what lies where in them. */
export interface SoundPack {
  /** Addresses. */
  readonly files: {
    readonly effects: string;
    readonly calm: string;
    readonly danger?: string;
    readonly room?: string;
  };
  readonly sheet: SoundSheet;
}

/** As the workshop writes it (tools/sound). */
interface SoundSheet {
  /** When music and room begin again, in seconds. */
  readonly loop: number;
  readonly room?: number;
  /** Where the takes of each sound lie, in milliseconds: start and length. */
  readonly places: { readonly [sound: string]: readonly (readonly number[])[] };
}
