import type { AvatarName } from '#core/avatar-names.ts';

/** The names of growing things, animals and lights that a device without an account chooses from, and the picture of each. */
const pictures = {
  almond: 'etrog',
  amber: 'challah',
  anchor: 'fish',
  apple: 'apple-and-honey',
  bee: 'bee',
  breeze: 'dove',
  brook: 'fish',
  cedar: 'deer',
  cinnamon: 'kiddush-cup',
  clover: 'lamb',
  comet: 'dreidel',
  coral: 'fish',
  cypress: 'hoopoe',
  dawn: 'eagle',
  deer: 'deer',
  dolphin: 'fish',
  dove: 'dove',
  eagle: 'eagle',
  falcon: 'eagle',
  fig: 'grapes',
  fox: 'fox',
  gazelle: 'deer',
  grape: 'grapes',
  harp: 'harp',
  honey: 'apple-and-honey',
  hoopoe: 'hoopoe',
  lamb: 'lamb',
  lantern: 'menorah',
  lark: 'hoopoe',
  lemon: 'etrog',
  leopard: 'leopard',
  lion: 'lion',
  maple: 'fox',
  meadow: 'lamb',
  moon: 'kiddush-cup',
  mint: 'etrog',
  myrtle: 'hoopoe',
  oak: 'deer',
  olive: 'dove',
  orchard: 'pomegranate',
  palm: 'leopard',
  pearl: 'fish',
  pomegranate: 'pomegranate',
  rainbow: 'drum',
  river: 'harp',
  robin: 'hoopoe',
  sparrow: 'dove',
  star: 'menorah',
  sunrise: 'lion',
  willow: 'harp',
} as const satisfies Record<string, AvatarName>;

export type KindName = keyof typeof pictures;

export const kindNames = Object.keys(pictures) as KindName[];

/** When all are taken, they come again with a number: `olive-2`. */
const rounds = 5;

/** Every name there is, the plain ones first. */
export const nameKeys: readonly string[] = Array.from({ length: rounds }, (_, round) =>
  kindNames.map((name) => (round === 0 ? name : `${name}-${round + 1}`)),
).flat();

/** How many are offered at once. */
const offeredAtOnce = 12;

/** What a name key says: which name, which of those, and its picture. Undefined for anything that is not on our list. */
export function readName(key: string): { name: KindName; number: number; picture: AvatarName } | undefined {
  if (!nameKeys.includes(key)) return undefined;
  const [name = '', number = '1'] = key.split('-');
  const kind = name as KindName;
  return { name: kind, number: Number(number), picture: pictures[kind] };
}

/**
 * Some free names in an order that differs from device to device, so that those who come at once seldom want the same; the
 * plain ones before those with a number.
 */
export function offerNames(taken: ReadonlySet<string>, random: () => number): string[] {
  const free = nameKeys.filter((key) => !taken.has(key));
  const round = free.slice(0, kindNames.length);
  for (let last = round.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [round[last], round[other]] = [round[other] ?? '', round[last] ?? ''];
  }
  return round.slice(0, offeredAtOnce);
}
