import type { AvatarName } from '#core/avatar-names.ts';

/** The names that a device without an account chooses from, and the picture that shows each of them. */
const pictures = {
  apple: 'apple-and-honey',
  bee: 'bee',
  challah: 'challah',
  deer: 'deer',
  dove: 'dove',
  dreidel: 'dreidel',
  drum: 'drum',
  eagle: 'eagle',
  etrog: 'etrog',
  fish: 'fish',
  fox: 'fox',
  grape: 'grapes',
  harp: 'harp',
  hoopoe: 'hoopoe',
  lamb: 'lamb',
  leopard: 'leopard',
  lion: 'lion',
  pomegranate: 'pomegranate',
  shofar: 'shofar',
} as const satisfies Record<string, AvatarName>;

export type KindName = keyof typeof pictures;

export const kindNames = Object.keys(pictures) as KindName[];

/** When all are taken, they come again with a number: `lion-2`. */
const rounds = 11;

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
