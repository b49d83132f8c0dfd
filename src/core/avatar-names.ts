/** The pictures that users may choose for themselves; each is a file, `/avatars/<name>.svg`, drawn by src/art/avatars. */
export const avatarNames = [
  'girl-braids',
  'boy-curls',
  'girl-puffs',
  'boy-sidelocks',
  'girl-glasses',
  'boy-cap',
  'girl-ribbon',
  'boy-glasses',
  'girl-ponytail',
  'boy-white-kippah',
  'woman-scarf',
  'man-beard',
  'woman-beret',
  'man-hat',
  'woman-shawl',
  'man-turban',
  'grandmother',
  'grandfather',
  'lion',
  'deer',
  'leopard',
  'eagle',
  'dove',
  'lamb',
  'fox',
  'hoopoe',
  'fish',
  'bee',
  'pomegranate',
  'grapes',
  'etrog',
  'apple-and-honey',
  'shofar',
  'harp',
  'drum',
  'dreidel',
  'menorah',
  'challah',
  'kiddush-cup',
  'scroll',
] as const;

export type AvatarName = (typeof avatarNames)[number];

/** Where the picture is served. */
export function avatarHref(name: AvatarName): string {
  return `/avatars/${name}.svg`;
}
