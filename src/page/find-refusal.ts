import { ORPCError } from '@orpc/client';

export interface PageRefusal {
  status: number;
  code: string;
  /** Said in the person's language by the server. */
  message: string;
  /** Per field: what is wrong, in the person's language. */
  issues: Record<string, string>;
}

/** The API's answer of no, if that is what an error is; also that we are too busy; undefined for a broken connection or a fault of ours. */
export function findRefusal(error: unknown): PageRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const issues: Record<string, string> = {};
  const { data } = error;
  if (data && typeof data === 'object' && 'issues' in data && Array.isArray(data.issues)) {
    for (const issue of data.issues as { path: string; message: string }[])
      issues[issue.path] ??= issue.message;
  }
  return { status: error.status, code: error.code, message: error.message, issues };
}

function isRefusal(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && (error.status < 500 || error.status === 503);
}
