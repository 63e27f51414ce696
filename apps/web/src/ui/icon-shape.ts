/** The outline of an icon in a box of 512 by 512. */
export type IconShape = string;
