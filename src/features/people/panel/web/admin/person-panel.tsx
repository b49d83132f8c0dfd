import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { ActDisclosure } from './act-disclosure.tsx';
import { panelQuery } from './panel-query.ts';
import { PanelSectionCard } from './panel-section-card.tsx';

/** Everything that the viewer may know of a person, and beside it what she may do. */
export function PersonPanel({ id }: { id: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const { data: person } = useSuspenseQuery(panelQuery(usePage(), id));
  const back = (
    <a href={adminHref('adminUsers')} className="text-link inline-flex min-h-11 items-center">
      {t('people.users.back')}
    </a>
  );
  if (!person)
    return (
      <>
        {back}
        <p className="mt-4 rounded-card bg-sand px-4 py-12 text-center">{t('people.users.nobody')}</p>
      </>
    );
  return (
    <article aria-labelledby="person" className="space-y-2">
      {back}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="person" className="text-step-2 font-bold wrap-anywhere">
          <bdi>{person.name || person.emailAddress || person.id}</bdi>
        </h2>
        {person.minor && <Badge tone="info">{t('people.panel.minorBadge')}</Badge>}
        {person.staff && <Badge tone="night">{t('people.panel.staffBadge')}</Badge>}
        {person.restricted && <Badge tone="neutral">{t('people.panel.restrictedBadge')}</Badge>}
      </header>
      {person.eraseAt !== null && (
        <Callout tone="warning" className="mt-4">
          <span suppressHydrationWarning>
            {t('people.panel.closed', {
              day: format.dateTime(new Date(person.eraseAt), { dateStyle: 'long' }),
            })}
          </span>
        </Callout>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="min-w-0 space-y-5">
          {person.sections.map((section) => (
            <PanelSectionCard key={section.name} {...section} />
          ))}
        </div>
        {person.acts.length > 0 && (
          <Card as="section" labelledBy="person-acts" padding="m">
            <h3 id="person-acts" className="mb-2 text-step-1 font-bold">
              {t('people.panel.acts')}
            </h3>
            {person.acts.map((act) => (
              <ActDisclosure key={act.name} person={person} act={act} />
            ))}
          </Card>
        )}
      </div>
    </article>
  );
}
