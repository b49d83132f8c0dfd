import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import type { PageArgs } from '#page/page-route.ts';
import { ConsentCard } from './consent-card.tsx';
import { GuardiansCard } from './guardians-card.tsx';
import { peopleQuery } from './people-queries.ts';
import { WatchersCard } from './watchers-card.tsx';
import { refuseMinor } from './refuse-minor.ts';

export async function load(args: PageArgs): Promise<void> {
  await refuseMinor(args);
  await args.page.queries.query({ ...peopleQuery(args.page.api), staleTime: 0 });
}

/** `/family/people`: who answers for the children, who watches, whom the family has invited, and the consent to each account. */
export default function FamilyPeoplePage() {
  const t = useTranslations();
  const { api } = usePage();
  const people = useSuspenseQuery(peopleQuery(api)).data;
  return (
    <PageSection labelledBy="family-people">
      <PageHead title={t('families.people.title')} path={href('familyPeople')} noindex />
      <SectionHeading id="family-people" level={1} intro={t('families.people.intro')}>
        {t('families.people.title')}
      </SectionHeading>
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <GuardiansCard people={people} />
        <WatchersCard people={people} />
        {people.children.length > 0 && <ConsentCard items={people.children} />}
      </div>
    </PageSection>
  );
}
