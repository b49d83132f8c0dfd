import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Whether the running code was called by work inside a transaction that has not ended yet. */
export function isInsideTransaction(): boolean {
  return scopes.getStore()?.open === true;
}

/** Runs a transaction's work so that `isInsideTransaction` sees it, until the work has ended. */
export async function runAsTransaction<T>(work: (scope: Readonly<Scope>) => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, () => work(scope));
  } finally {
    scope.open = false;
  }
}
