import { mkdir, statfs } from 'node:fs/promises';
import { S3Store } from '@tus/s3-store';
import { ERRORS } from '@tus/server';
import { connectionTo, type S3FilesOptions } from '#platform/files/s3-files.ts';
import { toUploadStore } from './tus-upload-store.ts';
import type { UploadStore } from './upload-store.ts';

/** Uploads in the bucket of the files. Their names have no extension, so none can be served by mistake. */
export async function createS3Uploads(options: S3FilesOptions, workFolder: string): Promise<UploadStore> {
  await mkdir(workFolder, { recursive: true });
  const store = new RemovingS3Store({
    // Other implementations of S3 know no tags.
    useTags: false,
    s3ClientConfig: { bucket: options.bucket, ...connectionTo(options) },
  });
  return toUploadStore(store, {
    workFolder,
    findPath: () => undefined,
    // The bucket has room for everything; what is made of an upload is made on this disk.
    async countFree() {
      const { bavail, bsize } = await statfs(workFolder);
      return bavail * bsize;
    },
  });
}

/**
 * The store gives up removing an upload once it is whole, since there are no parts to abort any more; the object would stay
 * for good.
 */
class RemovingS3Store extends S3Store {
  override async remove(id: string): Promise<void> {
    try {
      await super.remove(id);
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
    }
    const keys = [id, this.infoKey(id), this.partKey(id, true)];
    const Objects = keys.map((Key) => ({ Key }));
    await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } });
    await this.clearCache(id);
  }
}
