import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { WorkFile } from '../contract.ts';

/* Until media takes what learners hand in: nothing can be handed in but text. */

export function takeHandedIn(_ctx: Ctx, _file: { uploadId: string; ownerId: UserId }): Promise<string> {
  return Promise.reject(new NotFound());
}

export function viewHandedIn(
  _ctx: Pick<Ctx, 'db'>,
  _fileIds: readonly string[],
): Promise<Omit<WorkFile, 'caption'>[]> {
  return Promise.resolve([]);
}

export function dropHandedIn(_ctx: Ctx, _fileIds: readonly string[]): Promise<void> {
  return Promise.resolve();
}
