import { DetailedError } from 'tus-js-client';

/** Why an upload failed: what the server said, or a word of ours. */
export type UploadProblem =
  | { said: string }
  | { word: 'notAFilm' | 'tooLarge' | 'lost' | 'diskFull' | 'noRoomLeft' };

export const chunkBytes = 8 * 1024 * 1024;
export const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** Whether trying again can help: a lost connection, a busy server, or pieces that crossed on their way. */
export function isPassing(error: Error | DetailedError): boolean {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  if (!answer) return true;
  const status = answer.getStatus();
  if (status === 409) return readBody(answer.getBody()).code === 'offset_conflict';
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 507);
}

export function findProblem(error: Error | DetailedError): UploadProblem {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const { code, message, issue } = readBody(answer?.getBody() ?? '');
  if (code === 'disk_full' && message === undefined) return { word: 'diskFull' };
  const said = issue ?? message;
  return said === undefined ? { word: 'lost' } : { said };
}

interface Refused {
  code?: string;
  message?: string;
  /** What is wrong with the file itself. */
  issue?: string | undefined;
}

function readBody(body: string): Refused {
  try {
    const refused = JSON.parse(body) as Refused & { data?: { issues?: { message: string }[] } };
    return { ...refused, issue: refused.data?.issues?.[0]?.message };
  } catch {
    return {};
  }
}
