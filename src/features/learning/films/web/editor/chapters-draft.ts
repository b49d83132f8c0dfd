import {
  changeTexts,
  listOfObjects,
  withShared,
  type ItemDraft,
} from '#features/learning/authoring/web/editor/draft/item-draft.ts';

/** When each chapter of a film begins, in seconds. */
export function listChapterTimes({ shared }: ItemDraft): number[] {
  return listOfObjects(shared['chapters']).map(({ at }) => (typeof at === 'number' ? at : 0));
}

/** With a chapter that begins there; the titles of the later ones move along in every language. */
export function addChapter(draft: ItemDraft, at: number): ItemDraft {
  const times = listChapterTimes(draft);
  const place = times.filter((time) => time < at).length;
  return withTimes(
    changeTexts(draft, ['titles'], (titles) =>
      Array.isArray(titles) ? titles.toSpliced(place, 0, '') : titles,
    ),
    times.toSpliced(place, 0, at),
  );
}

/** Without a chapter and its titles; the first one always begins with the film. */
export function removeChapter(draft: ItemDraft, place: number): ItemDraft {
  const [, ...later] = listChapterTimes(draft).toSpliced(place, 1);
  return withTimes(
    changeTexts(draft, ['titles'], (titles) => (Array.isArray(titles) ? titles.toSpliced(place, 1) : titles)),
    [0, ...later],
  );
}

/** With a chapter that begins at another time, between those beside it. */
export function setChapterTime(
  draft: ItemDraft,
  place: number,
  { at, duration }: { at: number; duration: number },
): ItemDraft {
  const times = listChapterTimes(draft);
  const earliest = (times[place - 1] ?? 0) + shortest;
  const latest = (times[place + 1] ?? duration) - shortest;
  if (place === 0 || latest < earliest) return draft;
  return withTimes(draft, times.with(place, Math.min(latest, Math.max(earliest, round(at)))));
}

/** A shorter chapter could not be told from its neighbors on the timeline. */
export const shortest = 1;

function withTimes(draft: ItemDraft, times: readonly number[]): ItemDraft {
  return withShared(draft, { chapters: times.map((at) => ({ at: round(at) })) });
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
