import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { sourcesQuery } from './learning-queries.ts';
import { SourceList } from './source-list.tsx';
import { SourceOpener } from './source-opener.tsx';

/** Sources fetched when the user opens them, which takes scripts: those of an answer or a round. */
export function AskedSources({ cites, className }: { cites: readonly string[]; className?: string }) {
  const t = useTranslations();
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...sourcesQuery(page, cites), enabled: isOpen });
  if (cites.length === 0) return null;
  return (
    <SourceOpener
      count={cites.length}
      onOpen={() => setOpen(true)}
      className={classNames(className, 'noscript:hidden')}
    >
      {data ? (
        <SourceList sources={data} />
      ) : (
        <p role="status">{isError ? t('learning.source.failed') : t('learning.source.loading')}</p>
      )}
    </SourceOpener>
  );
}
