import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import { listGallery } from '../avatars/server/gallery.ts';

const inGallery = { gallery: 'people.reason.gallery' };
const subjects: AuditedSubjects = {
  permission: 'avatars.edit',
  namesOf: async (ctx) => new Map((await listGallery(ctx)).map(({ id, name }) => [id, name])),
  hrefOf: (_ctx, id) => adminHref('adminAvatar', { avatarId: id }),
};

/** What people records in the audit log, and what the app does of the files of all lists. */
export const peopleAuditedActs = {
  'avatar.added': { text: 'people.audited.avatarAdded', reasons: inGallery, subjects },
  'avatar.changed': { text: 'people.audited.avatarChanged', reasons: inGallery, subjects },
  'avatars.ordered': { text: 'people.audited.avatarsOrdered', reasons: inGallery },
  'user.language_changed': { text: 'people.audited.languageChanged' },
  'user.restricted': { text: 'people.audited.restricted' },
  'user.unrestricted': { text: 'people.audited.unrestricted' },
  'erasure.ordered': { text: 'people.audited.erasureOrdered' },
  'erasure.withdrawn': { text: 'people.audited.erasureWithdrawn' },
  'user.erased': { text: 'people.audited.erased' },
  'listing.exported': { text: 'people.audited.listingExported', reasons: { file: 'people.reason.file' } },
} satisfies AuditedActs;

type PeopleAuditedActs = typeof peopleAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends PeopleAuditedActs {}
}
