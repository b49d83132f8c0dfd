import pg from 'pg';

type Results<Works extends readonly (() => Promise<unknown>)[]> = {
  [Index in keyof Works]: Awaited<ReturnType<Works[Index]>>;
};

/**
 * Runs parts of one transaction that do not depend on each other. Their statements share round trips where the connection pipelines, and are sent in
 * the order of the parts, so locks are taken in one order. If a part fails, the others still run to their ends before this throws its
 * error: a statement sent after the rollback would no longer belong to the transaction.
 */
export async function runTogether<Works extends readonly (() => Promise<unknown>)[]>(
  ...works: Works
): Promise<Results<Works>> {
  const results = await Promise.allSettled(works.map((work) => work()));
  const failed = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }): unknown => reason);
  if (failed.length > 0) throw failed.find((error) => !isAfterFailure(error)) ?? failed[0];
  return results.map((result) => result.status === 'fulfilled' && result.value) as Results<Works>;
}

/** PostgreSQL refuses every statement that follows one that failed. */
const isAfterFailure = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02';
