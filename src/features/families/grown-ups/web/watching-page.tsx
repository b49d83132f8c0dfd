import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import type { PageArgs } from '#page/page-route.ts';
import type { WatchedFamily } from '../contract.ts';
import { stopWatchingForm } from './people-forms.ts';
import { watchedQuery } from './people-queries.ts';
import { WatchedChildCard } from './watched-child-card.tsx';
import { refuseMinor } from './refuse-minor.ts';

export async function load(args: PageArgs): Promise<void> {
  await refuseMinor(args);
  await args.page.queries.query({ ...watchedQuery(args.page.api), staleTime: 0 });
}

/** `/family/watching`: how the children of relatives are doing. */
export default function WatchingPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { items } = useSuspenseQuery(watchedQuery(api)).data;
  return (
    <PageSection labelledBy="watching">
      <PageHead title={t('families.watching.title')} path={href('familyWatching')} noindex />
      {items.length === 0 ? (
        <EmptyState scene="table-talk" level={1} title={t('families.watching.none')}>
          {t('families.watching.noneText')}
        </EmptyState>
      ) : (
        <>
          <SectionHeading id="watching" level={1} intro={t('families.watching.intro')}>
            {t('families.watching.title')}
          </SectionHeading>
          <div className="space-y-10">
            {items.map((family) => (
              <Family key={family.id} family={family} />
            ))}
          </div>
        </>
      )}
    </PageSection>
  );
}

function Family({ family: { id, guardians, children } }: { family: WatchedFamily }) {
  const t = useTranslations();
  const format = useFormatter();
  const names = format.list(guardians, { type: 'conjunction' });
  return (
    <section aria-labelledby={`family-${id}`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={`family-${id}`} className="text-step-2">
          {t('families.watching.family', { names })}
        </h2>
        <ConfirmedForm
          definition={stopWatchingForm}
          about={[id]}
          opener={t('families.watching.stop')}
          spoken={t('families.watching.stopOf', { names })}
          question={t('families.watching.stopText')}
          submit={t('families.watching.stopSubmit')}
          doneText={t('families.watching.stopped')}
        />
      </div>
      {children.length === 0 ? (
        <Card tone="sand">{t('families.watching.noChildren')}</Card>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {children.map((child, index) => (
            <WatchedChildCard key={index} child={child} />
          ))}
        </ul>
      )}
    </section>
  );
}
