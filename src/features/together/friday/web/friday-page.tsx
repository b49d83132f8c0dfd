import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';
import { noonOf } from '#core/local-date.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { RespectLine } from '#features/learning/offered/respect-line.tsx';
import { FridayChildCard } from './friday-child.tsx';
import { fridayQuery } from './friday-query.ts';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(fridayQuery(page));
}

/** `/family/friday`: what the children learned this week and what to ask them, on one sheet for the Shabbat table. */
export default function FridayPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { data } = useSuspenseQuery(fridayQuery(usePage()));
  const { sunday, shabbat, name, children } = data;
  const title = t('together.friday.title');
  const days = format.dateTimeRange(noonOf(sunday), noonOf(shabbat), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // Browsers have plain spaces around the dash where Node has thin ones; the page must come out the same.
  const range = days.replaceAll(/\s/gu, ' ');
  return (
    <Container className="py-8 sm:py-12 print:p-0">
      <PageHead title={title} path={href('familyFriday')} noindex />
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-reading min-w-0">
          <p className="font-semibold text-ink-soft">
            {range}
            {name && (
              <>
                {' · '}
                {name.kind === 'parasha' ? (
                  t.rich('together.friday.parasha', { name: name.text, bdi: isolate })
                ) : (
                  <bdi lang={name.lang}>{name.text}</bdi>
                )}
              </>
            )}
          </p>
          <h1 className="mt-1 text-step-4 text-balance">{title}</h1>
          <p className="mt-3 text-step-1 text-pretty text-ink-soft print:hidden">
            {t('together.friday.intro')}
          </p>
          {children.length > 0 && (
            <div className="mt-5">
              <PrintButton>{t('together.friday.print')}</PrintButton>
            </div>
          )}
        </div>
        <ScenePicture
          name="table-talk"
          lazy={false}
          className="w-64 rounded-large max-md:hidden print:hidden"
        />
      </header>
      {children.length === 0 ? (
        <EmptyState
          scene="parents"
          title={t('together.friday.emptyTitle')}
          action={<Button href={href('home')}>{t('together.friday.home')}</Button>}
        >
          {t('together.friday.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-8 grid items-start gap-6 lg:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-3">
            {children.map((child) => (
              <FridayChildCard key={child.id} child={child} />
            ))}
          </ul>
          <RespectLine />
        </>
      )}
    </Container>
  );
}
