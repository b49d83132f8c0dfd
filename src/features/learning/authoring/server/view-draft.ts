import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findFilm, findPictureKey } from '#features/media/server/public.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';
import { pictureKey } from '#features/learning/courses/server/item-picture.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import { viewComic } from '#features/learning/comics/server/comics.ts';
import { viewGame } from '#features/learning/games/server/games.ts';
import { viewQuestionOf } from '#features/learning/quizzes/server/quizzes.ts';
import { viewTask } from '#features/learning/tasks/server/tasks.ts';
import { firstCover } from '#features/learning/editions/server/chosen-cover.ts';
import { say } from '#features/learning/editions/server/field-issues.ts';
import type { DraftInput, DraftIssue, DraftView } from '../contract.ts';
import { mergeDraft, type MergedDraft } from './merge-draft.ts';
import { getLibrary } from './passages.ts';

/** A draft checked by the rules of its kind and, if nothing is wrong, as learners would see it. Nothing is kept. */
export async function viewDraft(ctx: RequestCtx, draft: DraftInput): Promise<DraftView> {
  const { body, issues } = await readDraft(ctx, draft);
  const pictureHref = await findPictures(ctx, draft.id);
  const film = await findDraftFilm(ctx, draft);
  const pictures = [...new Set(listPictureFiles(draft.shared))].map((file) => ({
    file,
    src: pictureHref(file),
  }));
  return {
    issues,
    pictures,
    ...(film && { film }),
    ...(body && (await viewBody(ctx, draft, body, pictureHref))),
  };
}

/** The same as `mergeDraft`, with the passages that content may cite, and in the reader's words. */
export async function readDraft(ctx: RequestCtx, draft: DraftInput): Promise<MergedDraft> {
  const { body, issues } = mergeDraft(draft, await getLibrary(ctx, draft.lang));
  return { body, issues: issues.map((issue) => ({ ...issue, message: sayIssue(ctx, issue) })) };
}

function sayIssue({ sayIn, locale }: RequestCtx, { message }: DraftIssue): string {
  const { messageKey, values } = say(message);
  return sayIn(locale, messageKey, values);
}

/** What a draft without mistakes has besides a film; a draft with mistakes cannot be tried. */
export async function getDraftBody<K extends ItemBody['kind']>(
  ctx: RequestCtx,
  draft: DraftInput,
  ...kinds: K[]
): Promise<Extract<ItemBody, { kind: K }>> {
  const { body } = await readDraft(ctx, draft);
  if (!body || !isOneOf(body, kinds)) throw new NotFound();
  return body;
}

function isOneOf<K extends ItemBody['kind']>(
  body: ItemBody,
  kinds: readonly K[],
): body is Extract<ItemBody, { kind: K }> {
  return kinds.some((kind) => kind === body.kind);
}

async function viewBody(
  ctx: RequestCtx,
  { id, lang }: DraftInput,
  body: ItemBody,
  pictureHref: (file: string) => string,
): Promise<Partial<DraftView>> {
  switch (body.kind) {
    case 'quiz':
    case 'vidquiz':
      return {
        questions: body.questions.map((question) =>
          viewQuestionOf({ itemId: id, sealing: ctx.sealing, pictureHref }, question),
        ),
      };
    case 'comic':
      return { comic: viewComic(id, body, pictureHref) };
    case 'game': {
      const item = await findItem(ctx, id, lang);
      const cover = coverImage(ctx, item?.courseCover ?? firstCover);
      return { game: viewGame(id, body, { cover, picture: cover }) };
    }
    case 'task':
      return { task: viewTask(id, body) };
  }
}

/** The addresses of an item's pictures: signed, since a draft may show what is not open to everyone. */
export async function findPictures(ctx: RequestCtx, itemId: string): Promise<(file: string) => string> {
  const item = await findItem(ctx, itemId, ctx.locale);
  return (file) => {
    const key = item ? pictureKey(item, file) : findPictureKey(file);
    // A new item has only pictures that were uploaded.
    return key === undefined ? '' : ctx.media.href(key, 'signed');
  };
}

/** The uploaded film that it names, else the one that readers see. */
async function findDraftFilm(ctx: RequestCtx, { id, film: name }: DraftInput): Promise<DraftView['film']> {
  const uploaded = name === undefined ? undefined : await findFilm(ctx, name);
  const film = uploaded ?? (await findItem(ctx, id, ctx.locale))?.film;
  return (
    film && {
      src: ctx.media.href(`${film.folder}/film.mp4`, 'signed'),
      poster: ctx.media.href(`${film.folder}/poster.jpg`, 'signed'),
      duration: film.duration,
    }
  );
}

const pictureFile = /^[a-z0-9-]+\.(?:webp|jpg|svg)$/;

/** What in a draft reads as the name of a picture, also while the rest of it is unfinished. */
function listPictureFiles(value: unknown): string[] {
  if (typeof value === 'string') return pictureFile.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listPictureFiles) : [];
}
