import { disc } from './pen.ts';
import type { Cluster, Sheet } from './sheet.tsx';

/** The colors of a figure's clothes. */
export interface Wear {
  cloth: string;
  /** Hat, scarf, ribbon or kippah. */
  head: string;
  hair: string;
  skin: string;
}

const sleeves = (d: string): Sheet => ({ d, stroke: '#0b0e27', width: 2, opacity: 0.3 });

/** Faceless, modest paper people, feet at 0 0: an adult is a hundred units tall, a child seventy. */
export function man({ cloth, head, hair, skin }: Wear): Sheet[] {
  return [
    { d: 'M-11 0v-20H11V0H3v-10h-6V0Z', fill: '#0f1330' },
    { d: 'M-19-12q1-34 4-44 2-13 10-14H5q8 1 10 14 3 10 4 44Z', fill: cloth },
    { d: 'M-12-12l-1 9m3-9v7m22-7 1 9m-3-9v7', stroke: '#fff', width: 1 },
    sleeves('M-10-56q-3 12-2 26m22-26q3 12 2 26M0-58v46'),
    { d: disc(0, -80, 10), fill: skin },
    { d: 'M-10-82c-1 14 4 23 10 23s11-9 10-23q-3 6-10 6t-10-6Z', fill: hair },
    { d: 'M-11-87q-1-13 5-14 6 3 12 0 6 1 5 14 8 1 8 3-19-4-38 0 0-2 8-3Z', fill: head },
  ];
}

export function woman({ cloth, head, skin }: Wear): Sheet[] {
  return [
    { d: 'M-25 0q13-32 13-50 1-13 8-14h8q7 1 8 14 0 18 13 50Z', fill: cloth },
    sleeves('M-8-54q-6 12-5 26m21-26q6 12 5 26'),
    { d: disc(0, -73, 10), fill: skin },
    { d: 'M-11-69q-5-15 4-22 11-8 20 1 5 9-2 21-3-11-11-11t-11 11Z', fill: head },
    { d: 'M-12-79q10-10 24-4m-20-5q8-5 17-1', stroke: '#fdf3dc', width: 2, opacity: 0.8 },
  ];
}

export function girl({ cloth, head, hair, skin }: Wear): Sheet[] {
  return [
    { d: 'M-7 0v-12h5V0Zm9 0v-12h5V0Z', fill: '#fdf3dc' },
    { d: 'M-10-50q-3-16 10-16t10 16l3 16H7L0-44l-7 10h-6Z', fill: hair },
    { d: 'M-20-7q9-16 10-30 1-8 6-9h8q5 1 6 9 1 14 10 30Z', fill: cloth },
    sleeves('M-7-38q-5 8-5 16m19-16q5 8 5 16'),
    { d: disc(0, -54, 9), fill: skin },
    { d: 'M-9-55q0-10 9-10t9 10q-4-6-9-6t-9 6Z', fill: hair },
    { d: 'M5-66l7-4v8Zm0 0-3-5 6 1Z', fill: head },
  ];
}

export function boy({ cloth, head, hair, skin }: Wear): Sheet[] {
  return [
    { d: 'M-10 0v-26h20V0H2v-16h-4V0Z', fill: '#2a3270' },
    { d: 'M-14-16q0-18 3-24 2-7 7-7h8q5 0 7 7 3 6 3 24Z', fill: cloth },
    sleeves('M-7-42q-3 8-2 18m16-18q3 8 2 18'),
    { d: disc(0, -56, 9), fill: skin },
    { d: 'M-10-54q-2-13 10-13t10 13q-3-7-10-7t-10 7Z', fill: hair },
    { d: 'M-7-64q1-6 7-6t7 6q-7-3-14 0Z', fill: head },
  ];
}

/** A child seen from behind, sitting, 130 units tall; a boy with a kippah, or a girl with braids. */
export function onlooker(cloth: string, hair: string, kippah?: string): Sheet[] {
  return [
    { d: 'M-50 0q-4-62 22-78 28-12 56 0 26 16 22 78Z', fill: cloth },
    { d: disc(0, -104, 31), fill: hair },
    kippah
      ? { d: 'M-20-118q2-18 20-18t20 18q-20-10-40 0Z', fill: kippah }
      : { d: 'M-26-90l-10 44 16-6Zm52 0 10 44-16-6Z', fill: hair },
  ];
}

/** Places people with their feet at a point. */
export function stand(sheets: ReadonlyArray<Sheet>, x: number, y: number, scale: number): Cluster {
  return { at: `translate(${x} ${y}) scale(${scale})`, sheets, lift: true };
}
