import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserView } from '#features/people/contract.ts';

/** Follows what changes for the person signed in, once the page is live; what that takes is loaded then. */
export function usePersonStream(viewer: UserView | null): void {
  const queries = useQueryClient();
  const id = viewer?.id;
  useEffect(() => {
    if (id === undefined) return;
    const left = new AbortController();
    import('../browser/person-stream.ts').then(
      ({ followPerson }) => followPerson(id, queries, left.signal),
      // Without it the page learns of changes as it is used.
      () => undefined,
    );
    return () => left.abort();
  }, [id, queries]);
}
