/** The drawings that an item of the store may be shown with; each is a file, `/store-art/<name>.svg`, drawn by src/art/store. */
export const storePictureNames = ['tree', 'meal', 'book', 'light', 'clothes', 'gift', 'game', 'cup'] as const;
export type StorePictureName = (typeof storePictureNames)[number];

/** The paper frames that can be worn around one's own picture: `/frames/<name>.svg`. */
export const frameNames = ['olive', 'pomegranate', 'stars', 'waves'] as const;
export type FrameName = (typeof frameNames)[number];

export function storePictureHref(name: StorePictureName): string {
  return `/store-art/${name}.svg`;
}

export function frameHref(name: FrameName): string {
  return `/frames/${name}.svg`;
}

/**
 * A picture of the gallery with a frame around it, as one file: what shows pictures knows nothing of frames. Initials are no
 * file: without a picture it is the frame alone, which `Avatar` lays over them.
 */
export function framedHref(frame: FrameName, avatar: string | null): string {
  return avatar === null ? frameHref(frame) : `/avatars/framed/${frame}/${avatar}.svg`;
}
