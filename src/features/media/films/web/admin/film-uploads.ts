import { Upload } from 'tus-js-client';
import { toTitle } from '#features/media/uploads/web/admin/to-title.ts';
import { uploadsAddress } from '#features/media/uploads/policy.ts';
import {
  chunkBytes,
  findProblem,
  isPassing,
  retryDelays,
  type UploadProblem,
} from '#features/media/offered/uploads/upload-problems.ts';
import { canBeFilm, maxFilmBytes } from '#features/media/films/policy.ts';

/** A film on its way from this browser to the server. */
export interface FilmUpload {
  key: number;
  name: string;
  size: number;
  sent: number;
  state: 'sending' | 'paused' | 'adding' | 'failed';
  /** Why it failed: what the server said, or a word of ours. */
  problem?: UploadProblem;
}

/** Makes a film of what has arrived. */
export type AddFilm = (input: { uploadId: string; title: string }) => Promise<unknown>;

let uploads: readonly FilmUpload[] = [];
let lastKey = 0;
const running = new Map<number, { upload: Upload; add: AddFilm }>();
const listeners = new Set<() => void>();

/** What is being uploaded in this tab, whatever page is open in it. */
export const filmUploads = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: (): readonly FilmUpload[] => uploads,
};

function change(key: number, changes: Partial<FilmUpload>): void {
  uploads = uploads.map((each) => (each.key === key ? { ...each, ...changes } : each));
  for (const listener of listeners) listener();
}

function drop(key: number): void {
  running.delete(key);
  uploads = uploads.filter((each) => each.key !== key);
  for (const listener of listeners) listener();
}

/** Begins to send a film, or goes on where an earlier try of the same file has stopped. */
export async function startUpload(file: File, add: AddFilm): Promise<void> {
  const key = (lastKey += 1);
  uploads = [...uploads, { key, name: file.name, size: file.size, sent: 0, state: 'sending' }];
  if (!canBeFilm(file)) return change(key, { state: 'failed', problem: { word: 'notAFilm' } });
  if (file.size > maxFilmBytes) return change(key, { state: 'failed', problem: { word: 'tooLarge' } });
  const upload = new Upload(file, {
    endpoint: uploadsAddress,
    metadata: { purpose: 'film', filename: file.name },
    chunkSize: chunkBytes,
    retryDelays,
    onShouldRetry: (error) => isPassing(error),
    onProgress: (sent) => change(key, { sent }),
    onError: (error) => change(key, { state: 'failed', problem: findProblem(error) }),
    onSuccess: () => void finish(key),
  });
  running.set(key, { upload, add });
  change(key, {});
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
}

export function pauseUpload(key: number): void {
  void running.get(key)?.upload.abort();
  change(key, { state: 'paused' });
}

/** Whether a file that failed can be sent again: not one that was refused when it was chosen. */
export function canResume({ problem }: FilmUpload): boolean {
  return !problem || !('word' in problem) || !['notAFilm', 'tooLarge'].includes(problem.word);
}

/** Goes on after a pause or a failure, with what the server has. */
export function resumeUpload(key: number): void {
  change(key, { state: 'sending' });
  running.get(key)?.upload.start();
}

/** Gives up: what has arrived is removed. */
export function cancelUpload(key: number): void {
  void running
    .get(key)
    ?.upload.abort(true)
    .catch(() => undefined);
  drop(key);
}

async function finish(key: number): Promise<void> {
  const found = running.get(key);
  const uploadId = found?.upload.url?.split('/').at(-1);
  const name = uploads.find((each) => each.key === key)?.name;
  if (!found || uploadId === undefined || name === undefined) return;
  change(key, { state: 'adding' });
  try {
    await found.add({ uploadId, title: toTitle(name) });
    drop(key);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    change(key, { state: 'failed', problem: said === '' ? { word: 'lost' } : { said } });
  }
}
