import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';

/** What a prompt says about a failed mutation; `network` if the server could not be reached. */
export function refusalOf(error: Error | null, network: string): PageRefusal | undefined {
  if (!error) return undefined;
  return findRefusal(error) ?? { status: 0, code: 'network', message: network, issues: {} };
}
