import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';
import { HitList } from './hit-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Promoted } from './promoted.tsx';
import { SearchBox } from '../offered/search-box.tsx';
import { readQuery, searchQuery } from './search-queries.ts';

/** `/search?q=`: what has these words; without a query or without hits, what is promoted. */
export default function SearchPage() {
  const t = useTranslations();
  const query = readQuery(useSearchParams()[0]);
  const { data: found } = useSuspenseQuery(searchQuery(usePage(), query));
  const shown = found.items.length;
  const isPromoted = found.promoted;
  return (
    <>
      <PageHead
        title={query ? t('search.page.titleWithQuery', { query }) : t('search.page.title')}
        path={href('search')}
        noindex
      />
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('search.page.headline')}</h1>
        <p className="mt-3 mb-18 max-w-reading text-step-1 text-pretty text-muted">
          {t('search.page.intro')}
        </p>
      </NightBand>
      {/* Sits on the night-blue band without being clipped by it: its suggestions hang over what is below. */}
      <Container className="relative z-20 -mt-34 mb-20 sm:-mt-46 sm:mb-32">
        <SearchBox look="page" query={query} className="block max-w-reading" />
      </Container>
      <Container className="py-6 pb-16 sm:pb-24">
        <p role="status" className={shown > 0 && !isPromoted ? 'mb-6 text-step-1 font-semibold' : 'sr-only'}>
          {!isPromoted && t('search.page.count', { count: found.totalItems })}
          {shown < found.totalItems && t('search.page.best', { shown })}
        </p>
        {shown === 0 && <NothingFound query={query} />}
        {shown > 0 && !isPromoted && (
          <>
            <h2 className="sr-only">{t('search.page.results')}</h2>
            <HitList hits={found.items} />
          </>
        )}
        {(shown === 0 || isPromoted) && <Promoted className={shown === 0 ? 'mt-14' : undefined} />}
      </Container>
    </>
  );
}
