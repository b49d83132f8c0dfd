import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { toUploadStore } from './tus-upload-store.ts';
import type { UploadStore } from './upload-store.ts';

/** Uploads in a folder of this disk, which several processes may share. */
export async function createDiskUploads(folder: string): Promise<UploadStore> {
  const directory = path.join(folder, 'arriving');
  const workFolder = path.join(folder, 'work');
  for (const made of [directory, workFolder]) await mkdir(made, { recursive: true });
  return toUploadStore(new FileStore({ directory }), {
    workFolder,
    findPath: (id) => path.join(directory, path.basename(id)),
    async countFree() {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  });
}
