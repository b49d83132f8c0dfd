import { avatarHref } from './avatar-names.ts';
import { frameHref, type FrameName } from './store-art-names.ts';

/**
 * Where a person's picture is served, with the frame around it as one file: what shows pictures knows nothing of frames.
 * Initials are no file: without a picture it is the frame alone, which `Avatar` lays over them.
 */
export function pictureHref(avatar: string | null, frame: FrameName | null): string | undefined {
  if (frame === null) return avatar === null ? undefined : avatarHref(avatar);
  return avatar === null ? frameHref(frame) : `/avatars/framed/${frame}/${avatar}.svg`;
}
