import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { toUploadStore } from './tus-upload-store.ts';
import type { UploadStore } from './upload-store.ts';

/** Uploads for tests: gone with the process. `freeBytes` is the room that is left, which a test may change. */
export interface MemoryUploads extends UploadStore {
  freeBytes: number;
}

export function createMemoryUploads(): MemoryUploads {
  const workFolder = path.join(tmpdir(), 'lamed-test-work');
  mkdirSync(workFolder, { recursive: true });
  const uploads: MemoryUploads = {
    ...toUploadStore(new MemoryStore(), {
      workFolder,
      findPath: () => undefined,
      countFree: async () => uploads.freeBytes,
    }),
    freeBytes: 100 * 1024 ** 3,
  };
  return uploads;
}

class MemoryStore extends DataStore {
  readonly #kept = new Map<string, { upload: Upload; bytes: Buffer }>();

  constructor() {
    super();
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    this.#kept.set(upload.id, { upload, bytes: Buffer.alloc(0) });
    return upload;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const kept = this.#find(id);
    kept.bytes = Buffer.concat([kept.bytes.subarray(0, offset), await buffer(stream)]);
    return kept.bytes.length;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { upload, bytes } = this.#find(id);
    const { size, metadata } = upload;
    return new Upload({ id, offset: bytes.length, ...(size && { size }), ...(metadata && { metadata }) });
  }

  override async remove(id: string): Promise<void> {
    this.#find(id);
    this.#kept.delete(id);
  }

  read(id: string): Readable {
    return Readable.from([this.#find(id).bytes]);
  }

  #find(id: string) {
    const kept = this.#kept.get(id);
    // oxlint-disable-next-line typescript/only-throw-error -- the protocol's errors are plain objects
    if (!kept) throw ERRORS.FILE_NOT_FOUND;
    return kept;
  }
}
