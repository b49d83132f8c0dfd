import type { PageApi } from '#page/page-context.ts';
import type { EditedDownloadsRequest } from '#features/learning/downloads/contract.ts';

/** A page of the downloads as staff edits them. */
export const downloadsQuery = ({ api }: { api: PageApi }, request: EditedDownloadsRequest) =>
  api.learning.editedDownloads.queryOptions({ input: request });

export const downloadEntryId = (key: string) => `download.${key}`;
