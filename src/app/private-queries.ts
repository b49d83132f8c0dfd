import type { Query } from '@tanstack/react-query';
import { viewerKey } from '#features/people/offered/viewer-query.ts';

/** Selects everything that was loaded for the viewer, but not the viewer. */
export const privateQueries = { predicate: ({ queryKey }: Query) => queryKey[0] !== viewerKey[0] };
