import type { HandedInKind, HandedInProblem } from '#features/media/handed-in/policy.ts';
import type { UploadProblem } from '../uploads/upload-problems.ts';

/**
 * Where a file is on its way. `sending`, `paused` and `failed`: from the device to the server; `checking`, `ready` and `refused`: what
 * the server made of it. With one that is `checking` something may be handed in.
 */
export type PickedState = 'sending' | 'paused' | 'failed' | 'checking' | 'ready' | 'refused';

/** Why a file cannot be handed in: what the server or the connection said, or what the file itself is. */
export type PickProblem = UploadProblem | { refused: HandedInProblem } | { largerThan: number } | 'gone';

/** A file that was chosen, in the place where it will be shown. */
export interface PickedFile {
  /** Of the row, as long as the page is open. */
  key: number;
  /** From the moment the server knows of it; the file keeps this id. */
  uploadId: string | undefined;
  name: string;
  caption: string;
  /** What it seems to be, and then what it is. */
  kind: HandedInKind | undefined;
  state: PickedState;
  /** Bytes, of how many. */
  sent: number;
  size: number;
  problem?: PickProblem | undefined;
  /** The small picture of it, once there is one. */
  small?: string | undefined;
}

/** Whether something may be handed in with all of these. */
export function areAllHere(files: readonly Pick<PickedFile, 'state'>[]): boolean {
  return files.every(({ state }) => state === 'checking' || state === 'ready');
}
