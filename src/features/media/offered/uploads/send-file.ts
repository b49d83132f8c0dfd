import { Upload } from 'tus-js-client';
import { uploadsAddress } from '#features/media/uploads/policy.ts';
import { chunkBytes, findProblem, isPassing, retryDelays, type UploadProblem } from './upload-problems.ts';

/** A file could not be sent. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly problem: UploadProblem;
  constructor(problem: UploadProblem) {
    super('an upload failed');
    this.problem = problem;
  }
}

interface Sending {
  purpose: string;
  maxBytes: number;
  /** From 0 to 1. */
  onShare?(share: number): void;
}

/** Sends a file, in pieces that are sent again after a lost connection; returns the id of the finished upload. */
export async function sendFile(file: File, { purpose, maxBytes, onShare }: Sending): Promise<string> {
  if (file.size > maxBytes) throw new UploadFailed({ word: 'tooLarge' });
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: uploadsAddress,
      metadata: { purpose, filename: file.name },
      chunkSize: chunkBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => isPassing(error),
      onProgress: (sent, size) => onShare?.(size > 0 ? sent / size : 0),
      onError: (error) => reject(new UploadFailed(findProblem(error))),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
}
