import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { downloadsContract } from './contract.ts';
import { addDownloadFile } from './server/add-download-file.ts';
import { createDownload } from './server/create-download.ts';
import { listEditedDownloads } from './server/downloads-listing.ts';

const os = serve(downloadsContract);

export const downloadsApi = {
  editedDownloads: os.editedDownloads
    .use(guard('learning.editedDownloads', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => listEditedDownloads(context, input)),
  createDownload: os.createDownload
    .use(guard('learning.createDownload', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => createDownload(context, input)),
  addDownloadFile: os.addDownloadFile
    .use(guard('learning.addDownloadFile', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => addDownloadFile(context, input.uploadId)),
};
