/** The pictures that the product ships with, for users to choose; each is a file, `/avatars/<name>.svg`, drawn by src/art/avatars. */
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

/** What the id of a picture begins with that was uploaded. */
export const uploadedAvatarPrefix = 'house-';

const shipped: ReadonlySet<string> = new Set(avatarNames);

/** Whether the product ships with this picture. */
export function isShippedAvatar(id: string): id is AvatarName {
  return shipped.has(id);
}

/** Where the picture is served. */
export function avatarHref(id: string): string {
  return id.startsWith(uploadedAvatarPrefix) ? `/avatars/house/${id}.webp` : `/avatars/${id}.svg`;
}
