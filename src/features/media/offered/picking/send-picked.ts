import { Upload } from 'tus-js-client';
import { uploadsAddress } from '#features/media/uploads/policy.ts';
import { handedInPurpose } from '#features/media/handed-in/policy.ts';
import {
  chunkBytes,
  findProblem,
  isPassing,
  retryDelays,
  type UploadProblem,
} from '../uploads/upload-problems.ts';

interface Listener {
  /** The server knows of it from now on. */
  onBegun(uploadId: string): void;
  onSent(bytes: number): void;
  onFailed(problem: UploadProblem): void;
  onDone(uploadId: string): void;
}

/** The same file chosen again goes on where it stopped; that of another picture does not. */
export function fingerprintOf({ name, type, size, lastModified }: File): string {
  return ['tl', handedInPurpose, name, type, size, lastModified].join('-');
}

/**
 * Sends a file, or the rest of it: with its `uploadId`, or where this browser has sent part of the same file before. It waits and tries
 * again while the connection is away.
 */
export async function sendPicked(file: File, uploadId: string | undefined, heard: Listener): Promise<Upload> {
  const idOf = (upload: Upload) => upload.url?.split('/').at(-1) ?? '';
  const upload = new Upload(file, {
    endpoint: uploadsAddress,
    ...(uploadId !== undefined && { uploadUrl: `${uploadsAddress}/${uploadId}` }),
    metadata: { purpose: handedInPurpose, filename: file.name },
    chunkSize: chunkBytes,
    retryDelays,
    fingerprint: async () => fingerprintOf(file),
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => isPassing(error),
    onUploadUrlAvailable: () => heard.onBegun(idOf(upload)),
    onProgress: (sent) => heard.onSent(sent),
    onError: (error) => heard.onFailed(findProblem(error)),
    onSuccess: () => heard.onDone(idOf(upload)),
  });
  const [before] = uploadId === undefined ? await upload.findPreviousUploads() : [];
  if (before) upload.resumeFromPreviousUpload(before);
  return upload;
}
