import { ORPCError } from '@orpc/client';

export interface PageRefusal {
  status: number;
  code: string;
  /** Worded by the server in the user's language. */
  message: string;
  /** Per field: what is wrong, in the user's language. */
  issues: Record<string, string>;
  /** When to try again, if waiting helps. */
  retryAfterSeconds?: number;
}

/** The API refusal carried by an error, also when the server is too busy; undefined for a lost connection or a server fault. */
export function findRefusal(error: unknown): PageRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const issues: Record<string, string> = {};
  const { data } = error;
  if (data && typeof data === 'object' && 'issues' in data && Array.isArray(data.issues)) {
    for (const issue of data.issues as { path: string; message: string }[])
      issues[issue.path] ??= issue.message;
  }
  const retryAfterSeconds = readSeconds(data);
  const { status, code, message } = error;
  return { status, code, message, issues, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** The wait named in a refusal's data. */
function readSeconds(data: unknown): number | undefined {
  const seconds =
    data && typeof data === 'object' && 'retryAfterSeconds' in data ? data.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

function isRefusal(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && (error.status < 500 || error.status === 503);
}
