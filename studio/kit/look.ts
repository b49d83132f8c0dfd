import { ink, skin } from './palette.ts';

/** How a person is dressed and made. Everything but skin and robe may be left out. */
export interface Look {
  skin: string;
  robe: string;
  /** Where the robe ends: 0.5 at the knee, 1 on the ground. */
  hem?: number;
  /** Band along hem and cuffs. */
  trim?: string;
  /** Open cloak over the robe. */
  cloak?: string;
  sash?: string;
  /** Stripes down the robe. */
  stripes?: string;
  sleeve?: string;
  legs?: string;
  sandals?: string;
  apron?: string;
  hair?: string;
  /** Length of the beard: 0 none, 1 to the breast. */
  beard?: number;
  beardCut?: 'full' | 'round' | 'pointed';
  /** What is on the head; scarf covers hair and neck, sudra is the cloth of the fathers with a band. */
  cover?: 'none' | 'cap' | 'turban' | 'scarf' | 'sudra' | 'hood' | 'band' | 'hat';
  coverColour?: string;
  bandColour?: string;
  /** Long hair for girls: a plait down the back. */
  plait?: boolean;
  /** 1 is slim, 1.3 stout. */
  girth?: number;
  /** Head against body: 1 grown up, 1.3 child. */
  headSize?: number;
  /** Old people stoop and walk in short steps. */
  old?: boolean;
}

/** People ready to be dressed otherwise: `{ ...looks.woman, robe: ink.teal }`. */
export const looks = {
  patriarch: {
    skin: skin.olive,
    robe: ink.cream,
    trim: ink.pomegranate,
    cloak: ink.pomegranate,
    sash: ink.gold,
    hair: '#e9e4da',
    beard: 1,
    cover: 'sudra',
    coverColour: ink.paper,
    bandColour: ink.blue,
    girth: 1.08,
  },
  matriarch: {
    skin: skin.wheat,
    robe: ink.teal,
    trim: ink.gold,
    cloak: ink.violet,
    hair: '#cfc8bd',
    cover: 'scarf',
    coverColour: ink.cream,
    bandColour: ink.pomegranate,
  },
  sage: {
    skin: skin.light,
    robe: ink.mist,
    trim: ink.blue,
    cloak: ink.dusk,
    sash: ink.blue,
    hair: '#d9d4cc',
    beard: 0.9,
    cover: 'turban',
    coverColour: ink.paper,
  },
  scholar: {
    skin: skin.brown,
    robe: ink.sand,
    trim: ink.olive,
    cloak: ink.olive,
    hair: ink.black,
    beard: 0.55,
    cover: 'turban',
    coverColour: ink.cream,
  },
  man: {
    skin: skin.wheat,
    robe: ink.clay,
    trim: ink.cream,
    sash: ink.cream,
    hair: ink.bark,
    beard: 0.45,
    cover: 'turban',
    coverColour: ink.sand,
    hem: 0.78,
  },
  woman: {
    skin: skin.olive,
    robe: ink.rose,
    trim: ink.cream,
    sash: ink.plum,
    hair: ink.bark,
    cover: 'scarf',
    coverColour: ink.peach,
    bandColour: ink.plum,
  },
  grandmother: {
    skin: skin.brown,
    robe: ink.plum,
    trim: ink.peach,
    cloak: ink.clay,
    hair: '#e9e4da',
    cover: 'scarf',
    coverColour: ink.paper,
    bandColour: ink.plum,
    old: true,
  },
  grandfather: {
    skin: skin.dark,
    robe: ink.stone,
    trim: ink.teal,
    cloak: ink.teal,
    hair: '#f1eee8',
    beard: 0.85,
    cover: 'cap',
    coverColour: ink.paper,
    old: true,
  },
  boy: {
    skin: skin.light,
    robe: ink.blue,
    trim: ink.cream,
    sash: ink.gold,
    hair: ink.bark,
    cover: 'cap',
    coverColour: ink.cream,
    hem: 0.6,
    headSize: 1.28,
  },
  girl: {
    skin: skin.brown,
    robe: ink.gold,
    trim: ink.pomegranate,
    sash: ink.pomegranate,
    hair: ink.black,
    cover: 'none',
    plait: true,
    hem: 0.86,
    headSize: 1.26,
  },
  merchant: {
    skin: skin.umber,
    robe: ink.olive,
    trim: ink.gold,
    cloak: ink.gold,
    sash: ink.pomegranate,
    hair: ink.black,
    beard: 0.6,
    cover: 'turban',
    coverColour: ink.pomegranate,
    girth: 1.25,
  },
  servant: {
    skin: skin.light,
    robe: ink.sand,
    trim: ink.wood,
    sash: ink.wood,
    hair: ink.wood,
    cover: 'cap',
    coverColour: ink.stone,
    hem: 0.6,
  },
  traveller: {
    skin: skin.dark,
    robe: ink.stone,
    trim: ink.rust,
    cloak: ink.rust,
    hair: ink.black,
    beard: 0.4,
    cover: 'hood',
    coverColour: ink.rust,
  },
} satisfies Record<string, Look>;
