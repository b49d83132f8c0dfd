import type { Query } from '@tanstack/react-query';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';

/** Selects all that was loaded for the viewer, apart from who that is. */
export const privateQueries = { predicate: ({ queryKey }: Query) => queryKey[0] !== viewerKey[0] };
