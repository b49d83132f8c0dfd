/**
 * Files that have not arrived whole, kept by the browser: after a reload, or when the tablet is opened in the evening, an upload goes on
 * without the file being chosen again. Where a browser keeps nothing, it has to be.
 */
const databaseName = 'tl-files';
const storeName = 'files';
/** As long as the server keeps what has arrived. */
const keptMilliseconds = 24 * 3_600_000;

interface Kept {
  file: File;
  at: number;
}

export async function keepFile(uploadId: string, file: File): Promise<void> {
  await inStore('readwrite', (store) => store.put({ file, at: Date.now() } satisfies Kept, uploadId));
}

export async function findKeptFile(uploadId: string): Promise<File | undefined> {
  const kept = (await inStore('readonly', (store) => store.get(uploadId))) as Kept | undefined;
  return kept?.file;
}

export async function forgetFile(uploadId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(uploadId));
}

/** Removes what was never finished. */
export async function forgetOldFiles(): Promise<void> {
  const oldest = Date.now() - keptMilliseconds;
  await inStore('readwrite', (store) => {
    const cursors = store.openCursor();
    cursors.addEventListener('success', () => {
      const cursor = cursors.result;
      if (!cursor) return;
      if ((cursor.value as Kept).at < oldest) cursor.delete();
      cursor.continue();
    });
    return cursors;
  });
}

type Work = (store: IDBObjectStore) => IDBRequest;

/** Undefined also where the browser refuses to keep anything, as in a private window. */
async function inStore(mode: IDBTransactionMode, work: Work): Promise<unknown> {
  try {
    const database = await openStore();
    try {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('nothing was kept')),
        );
      });
      return request.result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  return new Promise((resolve, reject) => {
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
}
