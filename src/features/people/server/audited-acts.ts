import { adminHref } from '#admin-urls.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const inGallery = { gallery: 'people.reason.gallery' };
const avatar = {
  permission: 'avatars.edit',
  hrefOf: (_ctx, id) => adminHref('adminAvatar', { avatarId: id }),
} satisfies AuditedActs[string]['subject'];

/** What people records in the audit log, and what the app does of the files of all lists. */
export const peopleAuditedActs = {
  'avatar.added': { text: 'people.audited.avatarAdded', reasons: inGallery, subject: avatar },
  'avatar.changed': { text: 'people.audited.avatarChanged', reasons: inGallery, subject: avatar },
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
