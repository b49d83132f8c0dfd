import { avatarHref } from './avatar-names.ts';
import { framedHref, type FrameName } from './store-art-names.ts';

/** Where a person's picture is served, with her frame around it; undefined if she has neither. */
export function pictureHref(avatar: string | null, frame: FrameName | null): string | undefined {
  if (frame !== null) return framedHref(frame, avatar);
  return avatar === null ? undefined : avatarHref(avatar);
}
