/** The papers of one cover, from the sky to the nearest hill. `light` is the motif's own, `accent` its one spark. */
export interface Palette {
  sky: string;
  rings: readonly [outer: string, middle: string, inner: string];
  far: string;
  near: string;
  front: string;
  light: string;
  mid: string;
  accent: string;
  leaf: string;
}

export const palettes = {
  pomegranate: {
    sky: '#3d1029',
    rings: ['#6b1836', '#a3293f', '#d8636b'],
    far: '#8c1d34',
    near: '#5c142f',
    front: '#2e0b20',
    light: '#fdf3dc',
    mid: '#f0a184',
    accent: '#f6c453',
    leaf: '#6f9a63',
  },
  clay: {
    sky: '#4a1f12',
    rings: ['#7c3617', '#b4551f', '#e58a45'],
    far: '#9a4620',
    near: '#6b2e14',
    front: '#33150b',
    light: '#fdf3dc',
    mid: '#f0b071',
    accent: '#f9d576',
    leaf: '#7f8f45',
  },
  olive: {
    sky: '#20361f',
    rings: ['#33542f', '#557f45', '#a3c168'],
    far: '#4a7340',
    near: '#2f5333',
    front: '#15291a',
    light: '#fdf3dc',
    mid: '#d5e08f',
    accent: '#f6c453',
    leaf: '#3f6b45',
  },
  night: {
    sky: '#10143a',
    rings: ['#1c2257', '#2f3480', '#5a4a9c'],
    far: '#262b66',
    near: '#1b1f4d',
    front: '#0c0f2c',
    light: '#fdf3dc',
    mid: '#d99a78',
    accent: '#f6c453',
    leaf: '#3c7658',
  },
  teal: {
    sky: '#0e3237',
    rings: ['#16494d', '#1f6a6a', '#4fa394'],
    far: '#1b5a5a',
    near: '#124347',
    front: '#08252a',
    light: '#fdf3dc',
    mid: '#a6d8c4',
    accent: '#f6c453',
    leaf: '#2f7d62',
  },
  gold: {
    sky: '#f3b545',
    rings: ['#f6c453', '#f9d576', '#fdeab3'],
    far: '#ee9a4d',
    near: '#d8713a',
    front: '#a3452c',
    light: '#fffaf0',
    mid: '#f3a46b',
    accent: '#b42b45',
    leaf: '#5a8a4a',
  },
  sky: {
    sky: '#9ccbea',
    rings: ['#b7daf0', '#d3e8f6', '#f0f7fb'],
    far: '#8fc0a0',
    near: '#5f9f7c',
    front: '#2f6b58',
    light: '#fffdf9',
    mid: '#7fb2dd',
    accent: '#f3a46b',
    leaf: '#4f8a5e',
  },
  blue: {
    sky: '#123058',
    rings: ['#1d4a80', '#2d6a9f', '#6fb0d8'],
    far: '#2a5f94',
    near: '#1a4270',
    front: '#0b2140',
    light: '#fdfaf2',
    mid: '#b8dcef',
    accent: '#f6c453',
    leaf: '#3f7a6a',
  },
  violet: {
    sky: '#2c1f52',
    rings: ['#42307a', '#5a4a9c', '#9a86cc'],
    far: '#4b3a86',
    near: '#35265f',
    front: '#1b1238',
    light: '#fdf3dc',
    mid: '#c9b6e8',
    accent: '#f6c453',
    leaf: '#6f9a63',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
