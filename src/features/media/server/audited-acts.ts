import { adminHref } from '#admin-urls.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const uploaded = { uploaded: 'people.reason.uploaded' };
const arrived = { ...uploaded, imported: 'people.reason.imported' };
const edited = { edited: 'people.reason.edited' };
const byHand = { 'by hand': 'people.reason.byHand' };
const film = {
  permission: 'content.edit',
  hrefOf: (_ctx, id) => adminHref('adminFilm', { filmId: id }),
} satisfies AuditedActs[string]['subject'];

/** What media records in the audit log. */
export const mediaAuditedActs = {
  'film.added': { text: 'media.audited.filmAdded', reasons: arrived, subject: film },
  'film.changed': { text: 'media.audited.filmChanged', reasons: edited, subject: film },
  'film.retried': {
    text: 'media.audited.filmRetried',
    reasons: { 'it had failed': 'media.reason.hadFailed' },
    subject: film,
  },
  'film.removed': { text: 'media.audited.filmRemoved', reasons: byHand },
  'picture.added': { text: 'media.audited.pictureAdded', reasons: arrived },
  'picture.renamed': { text: 'media.audited.pictureRenamed', reasons: edited },
  'picture.removed': { text: 'media.audited.pictureRemoved', reasons: byHand },
  'track.added': { text: 'media.audited.trackAdded', reasons: uploaded, subject: film },
  'track.removed': { text: 'media.audited.trackRemoved', reasons: byHand, subject: film },
} satisfies AuditedActs;

type MediaAuditedActs = typeof mediaAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends MediaAuditedActs {}
}
