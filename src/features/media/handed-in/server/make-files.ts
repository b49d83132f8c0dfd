import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '#platform/ctx.ts';
import { findFilmTools, type FilmTools } from '#platform/film-tools/film-tools.ts';
import { typeOfKey } from '#platform/files/file-key.ts';
import { ScannerAway } from '#platform/virus-scan/virus-scanner.ts';
import { findSource } from '#features/media/films/server/find-source.ts';
import { UnusableFilm } from '#features/media/films/server/film-problems.ts';
import { findVariantKey, handedInFolder, type HandedInKind } from '../policy.ts';
import { putBack, releaseLease, renewLease, takeNextFile, type TakenFile } from './leases.ts';
import { readLimits } from './limits-setting.ts';
import type { MadeFile } from './made-file.ts';
import { makeFile } from './make-file.ts';
import { noteReady, noteRefused } from './note-made.ts';
import { RefusedFile } from './refused-file.ts';

export const quickKinds: readonly HandedInKind[] = ['image', 'text'];
export const slowKinds: readonly HandedInKind[] = ['film', 'sound'];

const renewMilliseconds = 5_000;
/** A file on which so many processes have ended is not tried again. */
const triesAtMost = 4;
/** However strange a film is, it keeps nobody else's waiting for longer. */
const patienceMilliseconds = 30 * 60_000;

/** Checks and makes every file of these kinds that waits. Another process may do the same at the same time: each file has one worker. */
export async function makeWaitingFiles(
  ctx: Ctx,
  kinds: readonly HandedInKind[],
  tools?: FilmTools | 'none',
): Promise<void> {
  const found = tools === 'none' ? undefined : (tools ?? (await findFilmTools()));
  while (await makeNextFile(ctx, kinds, found));
}

/** Safe to run twice and to be killed in the middle: the upload stays until all that is made of it is stored. */
async function makeNextFile(
  ctx: Ctx,
  kinds: readonly HandedInKind[],
  tools: FilmTools | undefined,
): Promise<boolean> {
  const worker = randomUUID();
  const file = await takeNextFile(ctx.db, worker, kinds);
  if (!file) return false;
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewLease(ctx.db, file.id, worker).then(
      (isOurs) => isOurs || lost.abort(),
      (error: unknown) => ctx.log.error({ err: error, file: file.id }, 'a lease was not renewed'),
    );
  }, renewMilliseconds);
  const folder = await mkdtemp(path.join(ctx.uploads.workFolder, `${file.id}-`));
  try {
    const made = await checkAndMake(ctx, file, { folder, tools, signal: lost.signal });
    await storeMade(ctx, file.id, made);
    await noteReady(ctx, file, worker, made);
  } catch (error) {
    if (!lost.signal.aborted) await noteFailed(ctx, file, worker, error);
  } finally {
    clearInterval(renewal);
    await releaseLease(ctx.db, file.id, worker);
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

interface Means {
  folder: string;
  tools: FilmTools | undefined;
  signal: AbortSignal;
}

async function checkAndMake(ctx: Ctx, file: TakenFile, { folder, tools, signal }: Means): Promise<MadeFile> {
  if (file.tries > triesAtMost) throw new RefusedFile('broken');
  const source = await findSource(ctx, file.upload_id, folder);
  // Before anything else reads it.
  if (ctx.virusScanner && file.upload_id !== null) {
    const verdict = await ctx.virusScanner.scan(await ctx.uploads.read(file.upload_id));
    if (verdict === 'infected') throw new RefusedFile('infected');
  }
  const { filmSeconds: longestSeconds } = await readLimits(ctx);
  const late = AbortSignal.timeout(patienceMilliseconds);
  try {
    return await makeFile({ source, folder, tools, longestSeconds, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    throw late.aborted ? new RefusedFile('broken') : error;
  }
}

async function storeMade({ files }: Ctx, id: string, { kind, variants }: MadeFile): Promise<void> {
  await files.removeFolder(handedInFolder(id));
  for (const [variant, made] of Object.entries(variants)) {
    const key = findVariantKey(id, kind, variant);
    if (key === undefined) throw new Error(`${kind} has no ${variant}`);
    const type = typeOfKey(key);
    if (typeof made === 'string') await files.putFile(key, made, type);
    else await files.put(key, made, type);
  }
}

async function noteFailed(ctx: Ctx, file: TakenFile, worker: string, error: unknown): Promise<void> {
  if (error instanceof RefusedFile) return noteRefused(ctx, file, worker, error.problem);
  if (error instanceof UnusableFilm) return noteRefused(ctx, file, worker, 'upload_gone');
  const isAway = error instanceof ScannerAway;
  const what = isAway
    ? 'a file stays in quarantine, unscanned'
    : 'a file could not be made, and is tried again';
  ctx.log.error({ err: error, file: file.id }, what);
  await putBack(ctx.db, file.id, worker);
}
