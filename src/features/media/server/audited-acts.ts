import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

const uploaded = { uploaded: 'people.reason.uploaded' };
const arrived = { ...uploaded, imported: 'people.reason.imported' };
const edited = { edited: 'people.reason.edited' };
const byHand = { 'by hand': 'people.reason.byHand' };
const subjects: AuditedSubjects = {
  permission: 'content.edit',
  namesOf: nameFilms,
  hrefOf: (_ctx, id) => adminHref('adminFilm', { filmId: id }),
};

/** What media records in the audit log. */
export const mediaAuditedActs = {
  'film.added': { text: 'media.audited.filmAdded', reasons: arrived, subjects },
  'film.changed': { text: 'media.audited.filmChanged', reasons: edited, subjects },
  'film.retried': {
    text: 'media.audited.filmRetried',
    reasons: { 'it had failed': 'media.reason.hadFailed' },
    subjects,
  },
  'film.removed': { text: 'media.audited.filmRemoved', reasons: byHand },
  'picture.added': { text: 'media.audited.pictureAdded', reasons: arrived },
  'picture.renamed': { text: 'media.audited.pictureRenamed', reasons: edited },
  'picture.removed': { text: 'media.audited.pictureRemoved', reasons: byHand },
  'track.added': { text: 'media.audited.trackAdded', reasons: uploaded, subjects },
  'track.removed': { text: 'media.audited.trackRemoved', reasons: byHand, subjects },
} satisfies AuditedActs;

type MediaAuditedActs = typeof mediaAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends MediaAuditedActs {}
}

async function nameFilms({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('media_films').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
