/** The parts of the content management that the app and other features may use. */
export { defineContentType, refTo } from '../entries/server/content-types.ts';
export { createEntry } from '../entries/server/create-entry.ts';
export { listDrafts, type DraftEntry } from '../entries/server/draft-entries.ts';
export { listLastEdits } from '../entries/server/last-edits.ts';
export { listLiveEntries, type LiveEntry } from '../entries/server/live-entries.ts';
export { getDeliveryBytes } from '../delivery/server/delivery-bytes.ts';
export { shellAuthor, type Author } from '../entries/server/author.ts';
export { authorOf } from '../entries/server/rights.ts';
export { saveEntry } from '../entries/server/save-entry.ts';
export { changedPaths, layFields } from '../fields/server/layers.ts';
export { changeLife } from '../life/server/change-life.ts';
export { previewPath } from '../previews/server/preview-links.ts';
export { findPreview, type Preview } from '../previews/server/previews.ts';
export {
  deliverEntries,
  entriesChanged,
  entriesPublished,
  previewEntry,
  type DraftPages,
} from './announced.ts';
