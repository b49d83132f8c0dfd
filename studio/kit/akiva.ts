import { looks, type Look } from './look.ts';
import { ink, skin } from './palette.ts';

/** Akiva before he had learned anything: forty, strong, in plain clothes. */
export const akiva: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.wheat,
  trim: ink.rust,
  sash: ink.rust,
  hair: ink.bark,
  beard: 0.5,
  coverColour: ink.cream,
  hem: 0.82,
};

/** Rabbi Akiva in later years. */
export const rabbiAkiva: Look = {
  ...akiva,
  cloak: ink.blue,
  trim: ink.blue,
  robe: ink.cream,
  sash: ink.wheat,
  hair: '#b9b2aa',
  beard: 0.85,
  coverColour: ink.paper,
  hem: 0.92,
};
