import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { ViewerContext, viewerQuery } from './viewer-query.ts';

/** Observes the viewer once for all parts of the page: an observer for each would take longer than most of them. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { api } = usePage();
  return <ViewerContext value={useSuspenseQuery(viewerQuery(api)).data}>{children}</ViewerContext>;
}
