import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { cmsContract } from './contract.ts';
import { deliver } from './delivery/server/deliver.ts';
import { createEntry } from './entries/server/create-entry.ts';
import { deleteEntry, undeleteEntry } from './entries/server/delete-entry.ts';
import { getEntryView } from './entries/server/entry-view.ts';
import { listContentTypes } from './entries/server/list-content-types.ts';
import { listEntries } from './entries/server/list-entries.ts';
import { toContent } from './entries/server/given-content.ts';
import { authorOf } from './entries/server/rights.ts';
import { saveEntry } from './entries/server/save-entry.ts';
import { changeLife, type LifeInput } from './life/server/change-life.ts';
import { scheduleEntry } from './life/server/schedule.ts';
import type { LifeAct } from './life/policy.ts';
import { countMissingTexts, listMissingTexts } from './missing/server/missing-texts.ts';
import { createPreview, endPreview, endPreviews, listPreviews } from './previews/server/preview-links.ts';
import { listChoices } from './translation/server/chosen-entries.ts';
import { exportFile } from './translation/server/export-file.ts';
import { importFile, previewImport } from './translation/server/import-file.ts';
import {
  compareVersions,
  getVersion,
  listVersions,
  resolveConflicts,
  restoreVersion,
} from './versions/server/versions.ts';

const os = serve(cmsContract);

/** Translators write too, in their languages: which fields each may change is checked where they are saved. */
const reading = { permission: 'content.translate', limit: reads } as const;
const writing = { permission: 'content.translate', limit: writes } as const;
const editing = { permission: 'content.edit', limit: writes } as const;
const publishing = { permission: 'content.publish', limit: writes } as const;

/** Each reads or writes hundreds of texts. */
const files = { tries: 120, seconds: 3600 };

async function act(ctx: RequestCtx, name: LifeAct, input: LifeInput) {
  await changeLife(ctx, name, input, { author: authorOf(ctx) });
  return getEntryView(ctx, input.id);
}

export const cmsApi = os.router({
  deliver: os.deliver
    .use(guard('cms.deliver', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => deliver(context, input)),
  contentTypes: os.contentTypes
    .use(guard('cms.contentTypes', reading))
    .handler(({ context }) => listContentTypes(context)),
  entries: os.entries
    .use(guard('cms.entries', reading))
    .handler(({ context, input }) => listEntries(context, input)),
  entry: os.entry
    .use(guard('cms.entry', reading))
    .handler(({ context, input }) => getEntryView(context, input.id)),
  createEntry: os.createEntry.use(guard('cms.createEntry', editing)).handler(async ({ context, input }) => {
    const { contentType, key } = input;
    const entry = { contentType, key, ...toContent(input) };
    const { id } = await createEntry(context, entry, { author: authorOf(context) });
    return getEntryView(context, id);
  }),
  saveEntry: os.saveEntry.use(guard('cms.saveEntry', writing)).handler(async ({ context, input }) => {
    const { id, version, release } = input;
    const changes = { id, version, release, ...toContent(input) };
    await saveEntry(context, changes, { author: authorOf(context) });
    return getEntryView(context, id);
  }),
  deleteEntry: os.deleteEntry
    .use(guard('cms.deleteEntry', publishing))
    .handler(({ context, input }) => deleteEntry(context, input.id, authorOf(context))),
  undeleteEntry: os.undeleteEntry
    .use(guard('cms.undeleteEntry', publishing))
    .handler(async ({ context, input }) => {
      await undeleteEntry(context, input.id, authorOf(context));
      return getEntryView(context, input.id);
    }),
  publishEntry: os.publishEntry
    .use(guard('cms.publishEntry', publishing))
    .handler(({ context, input }) => act(context, 'publish', input)),
  unpublishEntry: os.unpublishEntry
    .use(guard('cms.unpublishEntry', publishing))
    .handler(({ context, input }) => act(context, 'unpublish', input)),
  scheduleEntry: os.scheduleEntry
    .use(guard('cms.scheduleEntry', publishing))
    .handler(async ({ context, input }) => {
      await scheduleEntry(context, input, authorOf(context));
      return getEntryView(context, input.id);
    }),
  unscheduleEntry: os.unscheduleEntry
    .use(guard('cms.unscheduleEntry', publishing))
    .handler(({ context, input }) => act(context, 'unschedule', input)),
  archiveEntry: os.archiveEntry
    .use(guard('cms.archiveEntry', publishing))
    .handler(({ context, input }) => act(context, 'archive', input)),
  missingTexts: os.missingTexts
    .use(guard('cms.missingTexts', reading))
    .handler(({ context, input }) => listMissingTexts(context, input)),
  missingCounts: os.missingCounts
    .use(guard('cms.missingCounts', reading))
    .handler(({ context }) => countMissingTexts(context)),
  translationChoices: os.translationChoices
    .use(guard('cms.translationChoices', reading))
    .handler(({ context }) => listChoices(context)),
  translationFile: os.translationFile
    .use(guard('cms.translationFile', { permission: 'content.translate', limit: files }))
    .handler(({ context, input }) => exportFile(context, input)),
  previewTranslation: os.previewTranslation
    .use(guard('cms.previewTranslation', { permission: 'content.translate', limit: files }))
    .handler(({ context, input }) => previewImport(context, input)),
  importTranslation: os.importTranslation
    .use(guard('cms.importTranslation', { permission: 'content.translate', limit: files }))
    .handler(({ context, input }) => importFile(context, input)),
  createPreview: os.createPreview
    .use(guard('cms.createPreview', writing))
    .handler(({ context, input }) => createPreview(context, input)),
  previews: os.previews
    .use(guard('cms.previews', reading))
    .handler(({ context, input }) => listPreviews(context, input)),
  endPreview: os.endPreview
    .use(guard('cms.endPreview', writing))
    .handler(({ context, input }) => endPreview(context, input)),
  endPreviews: os.endPreviews
    .use(guard('cms.endPreviews', writing))
    .handler(({ context, input }) => endPreviews(context, input)),
  versions: os.versions
    .use(guard('cms.versions', reading))
    .handler(({ context, input }) => listVersions(context, input)),
  version: os.version
    .use(guard('cms.version', reading))
    .handler(({ context, input }) => getVersion(context, input)),
  compareVersions: os.compareVersions
    .use(guard('cms.compareVersions', reading))
    .handler(({ context, input }) => compareVersions(context, input)),
  restoreVersion: os.restoreVersion
    .use(guard('cms.restoreVersion', editing))
    .handler(async ({ context, input }) => {
      await restoreVersion(context, input, authorOf(context));
      return getEntryView(context, input.id);
    }),
  resolveConflicts: os.resolveConflicts
    .use(guard('cms.resolveConflicts', writing))
    .handler(async ({ context, input }) => {
      await resolveConflicts(context, input, authorOf(context));
      return getEntryView(context, input.id);
    }),
});
