import { isLocale, localeCodes, locales } from '#core/locale.ts';
import type { AuditedActs, WordsCtx } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findRef } from '#features/cms/entries/server/content-types.ts';
import { editorOf } from '#features/cms/entries/server/entry-view.ts';
import { findTitles } from '#features/cms/entries/server/titles.ts';

const ofEntry = {
  readReason: readVersionReason,
  subjects: { permission: 'content.translate', namesOf: findTitles, hrefOf: findEditor },
} satisfies Partial<AuditedActs[string]>;

/** Its reason is the languages that were previewed: `he, en`. */
const ofPreview = { subjects: ofEntry.subjects, readReason: readLanguages } satisfies Partial<
  AuditedActs[string]
>;

/** What the content management records in the audit log. */
export const cmsAuditedActs = {
  'entry.saved': { text: 'cms.audited.saved', ...ofEntry },
  'entry.restored': { text: 'cms.audited.restored', ...ofEntry },
  'entry.resolved': { text: 'cms.audited.resolved', ...ofEntry },
  'entry.imported': { text: 'cms.audited.imported', ...ofEntry },
  'entry.published': { text: 'cms.audited.published', ...ofEntry },
  'entry.unpublished': { text: 'cms.audited.unpublished', ...ofEntry },
  'entry.scheduled': { text: 'cms.audited.scheduled', ...ofEntry },
  'entry.unscheduled': { text: 'cms.audited.unscheduled', ...ofEntry },
  'entry.archived': { text: 'cms.audited.archived', ...ofEntry },
  'entry.deleted': { text: 'cms.audited.deleted', ...ofEntry },
  'entry.undeleted': { text: 'cms.audited.undeleted', ...ofEntry },
  'entry.publicationFailed': { text: 'cms.audited.publicationFailed', ...ofEntry },
  'entry.previewMade': { text: 'cms.audited.previewMade', ...ofPreview },
  'entry.previewsEnded': { text: 'cms.audited.previewsEnded', ...ofPreview },
  'translation.exported': {
    text: 'cms.audited.translationExported',
    reasons: { file: 'people.reason.file' },
    subjects: ofEntry.subjects,
  },
} satisfies AuditedActs;

type CmsAuditedActs = typeof cmsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends CmsAuditedActs {}
}

function readLanguages(_ctx: WordsCtx, stored: string): string | undefined {
  const codes = stored.split(', ');
  return codes.every(isLocale) ? codes.map((code) => locales[code].name).join(', ') : undefined;
}

/**
 * `version 3: he, en for 2027-01-01T08:00:00.000Z`, as acts on languages are stored; after a save the fields that changed
 * stand in place of the languages, and are not repeated here.
 */
function readVersionReason(ctx: WordsCtx, stored: string): string | undefined {
  const [, version, rest = ''] = /^version (\d{1,9})(?:: ([^]*))?$/.exec(stored) ?? [];
  if (version === undefined) return undefined;
  const { locale, sayIn } = ctx;
  const [named = '', at] = rest.split(' for ');
  const languages = localeCodes
    .filter((code) => named.split(', ').includes(code))
    .map((code) => locales[code].name)
    .join(', ');
  if (languages === '') return sayIn(locale, 'cms.versions.number', { number: version });
  const said = { number: version, languages };
  if (at === undefined) return sayIn(locale, 'cms.reason.languages', said);
  return sayIn(locale, 'cms.reason.scheduled', { ...said, at: sayTime(ctx, at) });
}

function sayTime({ locale, timeZone = 'UTC' }: WordsCtx, at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return at;
  return time.toLocaleString(locales[locale].tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

function findEditor(ctx: Pick<Ctx, 'contentTypes'>, id: string): string | undefined {
  const ref = findRef(ctx, id);
  return ref && editorOf(ref.type, ref.key);
}
