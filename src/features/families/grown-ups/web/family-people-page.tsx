import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import type { PageArgs } from '#page/page-route.ts';
import { familyPeopleQuery } from '#features/families/offered/family-queries.ts';
import { pictureSignInQuery } from '#features/families/picture-sign-in/web/picture-queries.ts';
import { PicturesCard } from '#features/families/picture-sign-in/web/pictures-card.tsx';
import { PinCard } from '#features/families/swap/web/pin-card.tsx';
import { SharingCard } from '#features/families/swap/web/sharing-card.tsx';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { ConsentCard } from './consent-card.tsx';
import { GuardiansCard } from './guardians-card.tsx';
import { peopleQuery } from './people-queries.ts';
import { WatchersCard } from './watchers-card.tsx';
import { refuseMinor } from './refuse-minor.ts';

export async function load(args: PageArgs): Promise<void> {
  await refuseMinor(args);
  const { api, queries } = args.page;
  await Promise.all([
    queries.query({ ...peopleQuery(api), staleTime: 0 }),
    queries.query(familyPeopleQuery(api)),
    queries.query(pictureSignInQuery(api)),
    // Setting a PIN takes the password.
    queries.ensureQueryData(waysInQuery(api)),
  ]);
}

/**
 * `/family/people`: who answers for the children, who watches, whom the family has invited, how it shares its devices, how
 * children enter on others, and the consent to each account.
 */
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
        {people.children.length > 0 && (
          <>
            <PinCard hasPin={people.hasPin} />
            <SharingCard onNew={people.siblingsMaySwap} />
            <PicturesCard />
            <ConsentCard items={people.children} />
          </>
        )}
      </div>
    </PageSection>
  );
}
