import type { Readable } from 'node:stream';
import { ERRORS, type DataStore } from '@tus/server';
import type { UploadStore } from './upload-store.ts';

/** The part of a store of the protocol that the protocol itself does not need. */
type ReadableStore = DataStore & { read(id: string): Readable | Promise<Readable> };

/** An upload store over one of the protocol's own. */
export function toUploadStore(
  tus: ReadableStore,
  disk: Pick<UploadStore, 'countFree' | 'findPath' | 'workFolder'>,
): UploadStore {
  return {
    ...disk,
    tus,
    countReceived: async (id) => (await unlessGone(tus.getUpload(id)))?.offset,
    read: async (id) => tus.read(id),
    remove: async (id) => {
      await unlessGone(tus.remove(id));
    },
  };
}

const gone: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (gone.includes(error)) return undefined;
    throw error;
  }
}
