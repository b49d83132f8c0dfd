import type { Ctx } from '#platform/ctx.ts';
import { callHook, defineQuestion } from '#platform/composition/feature-hooks.ts';

/** What an upload may be for: a feature that takes files declares it, with its own rules. */
export interface UploadPurpose {
  /** Its name in requests, such as `film`. */
  name: string;
  maxBytes: number;
  /** How many uploads of this purpose a person may have that are not yet made into anything. */
  maxWaiting: number;
  /** Refuses a caller who may not upload this; for her, nothing else is looked at. */
  refuseOthers(ctx: Ctx): void;
  /**
   * Refuses a caller who has no room for so many bytes more. Called in the transaction that notes the upload, one at a time for each
   * person.
   */
  refuseMore?(ctx: Ctx, byteSize: number): Promise<void>;
}

/** Which purposes there are. */
export const uploadPurposes = defineQuestion<undefined, UploadPurpose>('uploadPurposes');

export async function findPurpose(ctx: Ctx, name: string): Promise<UploadPurpose | undefined> {
  return (await callHook(ctx, uploadPurposes, undefined)).find((purpose) => purpose.name === name);
}
