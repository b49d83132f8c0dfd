import type { Wear } from '../figures.ts';

/** The people of the small scenes, of every background. */
export const people = {
  father: { cloth: '#1a1f44', head: '#11152f', hair: '#5a3a2e', skin: '#e5b48c' },
  mother: { cloth: '#1f6a6a', head: '#5a4a9c', hair: '#3b2418', skin: '#d9a377' },
  teacher: { cloth: '#b42b45', head: '#fbe3b8', hair: '#2b1a16', skin: '#a86c45' },
  girl: { cloth: '#b42b45', head: '#f6c453', hair: '#3b2418', skin: '#d9a377' },
  boy: { cloth: '#3f6b45', head: '#fdf3dc', hair: '#2b1a16', skin: '#a86c45' },
} as const satisfies Record<string, Wear>;
