import type { HandedInLimitsView } from '#features/media/handed-in/contract.ts';
import type { HandedInKind } from '#features/media/handed-in/policy.ts';
import type { PickProblem } from './picked-file.ts';

/** What may be chosen; the server tells by the content. Of HEIC, telephones make a JPEG where only that is asked for. */
export const acceptedTypes =
  'image/png,image/jpeg,image/gif,video/mp4,video/quicktime,video/x-msvideo,audio/mpeg,text/plain,text/vtt,text/csv,' +
  '.png,.jpg,.jpeg,.gif,.mp4,.avi,.mov,.mp3,.txt,.vtt,.csv';

const kinds: readonly [RegExp, HandedInKind][] = [
  [/^image\/(?:png|jpeg|gif)$/, 'image'],
  [/^video\/(?:mp4|quicktime|x-msvideo|avi|msvideo)$/, 'film'],
  [/^audio\/(?:mpeg|mp3|mp4|x-m4a)$/, 'sound'],
  [/^text\/(?:plain|vtt|csv)$|^application\/vnd\.ms-excel$/, 'text'],
];

/** What the browser takes a file for; undefined if it says nothing that we know. */
export function guessKind(type: string): HandedInKind | undefined {
  return kinds.find(([pattern]) => pattern.test(type))?.[1];
}

/** What can be said of a file before it is sent: a hint for its owner, for it is the server that judges. */
export function judgeChoice(
  { type, size }: Pick<File, 'type' | 'size'>,
  limits: HandedInLimitsView | undefined,
): PickProblem | undefined {
  const kind = guessKind(type);
  if (type !== '' && kind === undefined) return { refused: 'wrong_type' };
  if (size === 0) return { refused: 'broken' };
  if (!limits) return undefined;
  const { filmBytes, imageBytes, otherBytes, roomBytes, usedBytes } = limits;
  const most = {
    film: filmBytes,
    image: imageBytes,
    sound: otherBytes,
    text: otherBytes,
    unknown: Math.max(filmBytes, imageBytes, otherBytes),
  }[kind ?? 'unknown'];
  if (size > most) return { largerThan: most };
  return usedBytes + size > roomBytes ? { word: 'noRoomLeft' } : undefined;
}
