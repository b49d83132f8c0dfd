import type { ProgressAnswer, ProgressReport } from '#features/learning/progress/contract.ts';

/** Sends a report that outlives the page: `keepalive`, which the API's own client does not set. */
export async function sendOnLeaving(report: ProgressReport): Promise<ProgressAnswer> {
  const response = await fetch('/api/users/current/progress', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw new Error(`the report failed with status ${response.status}`);
  return (await response.json()) as ProgressAnswer;
}
