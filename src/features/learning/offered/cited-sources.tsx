import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { sourcesQuery } from './learning-queries.ts';
import { SourceList } from './source-list.tsx';
import { SourceOpener } from './source-opener.tsx';

/** The sources of a page's lessons: the page has loaded them, so that they open without scripts. */
export function CitedSources({ cites }: { cites: readonly string[] }) {
  const { data } = useSuspenseQuery(sourcesQuery(usePage(), cites));
  if (data.length === 0) return null;
  return (
    <SourceOpener count={data.length} className="mb-12">
      <SourceList sources={data} areOfPage />
    </SourceOpener>
  );
}
