import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { DiaryDeed } from '../impact/contract.ts';
import { DeedRow } from '../impact/web/deed-row.tsx';

/** The learner's own deeds, day by day, and what they come to; nothing before she has told of the first. */
export function DeedDiary() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    api.submissions.diary.infiniteOptions({
      input: (next: string | undefined) => ({ lang: locale, ...(next !== undefined && { next }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      staleTime: 60_000,
    }),
  );
  const deeds = data?.pages.flatMap(({ items }) => items) ?? [];
  const impact = data?.pages[0]?.impact;
  if (deeds.length === 0 || !impact) return null;
  return (
    <Container className="pb-12">
      <Card as="section" labelledBy="deed-diary">
        <h2 id="deed-diary" className="text-step-2">
          {t('submissions.diary.title')}
        </h2>
        {impact.deeds > 0 && (
          <div className="mt-4">
            <DeedRow impact={impact} />
          </div>
        )}
        <ol className="mt-5 divide-y divide-line">
          {deeds.map((deed) => (
            <Deed key={deed.id} deed={deed} />
          ))}
        </ol>
        {hasNextPage && (
          <Button
            variant="secondary"
            size="s"
            className="mt-4"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('submissions.diary.more')}
          </Button>
        )}
      </Card>
    </Container>
  );
}

function Deed({ deed }: { deed: DiaryDeed }) {
  const t = useTranslations();
  const format = useFormatter();
  const { title, language, image, amount, unit, people, hours, doneOn, counts } = deed;
  return (
    <li className="flex items-center gap-4 py-3">
      {image && <img src={image} alt="" width={56} height={56} loading="lazy" className="size-14 shrink-0" />}
      <div className="min-w-0 grow">
        <p className="font-semibold" lang={language}>
          {title}
        </p>
        <p className="flex flex-wrap gap-x-3 text-step--1 text-muted">
          <time dateTime={doneOn}>
            {format.dateTime(noonOf(doneOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          {amount !== undefined && (
            <span lang={language}>
              {format.number(amount)} {unit}
            </span>
          )}
          {people > 0 && <span>{t('submissions.diary.people', { people })}</span>}
          {hours > 0 && <span>{t('submissions.diary.hours', { hours })}</span>}
        </p>
      </div>
      {counts && <Badge tone="progress">{t('submissions.diary.counts')}</Badge>}
    </li>
  );
}
