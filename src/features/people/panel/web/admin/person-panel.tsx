import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { ActDisclosure } from './act-disclosure.tsx';
import { panelQuery } from './panel-query.ts';
import { PanelSectionCard } from './panel-section-card.tsx';
import { PersonBadges } from './person-badges.tsx';

/** Everything that the viewer may know of a person, and beside it what she may do. */
export function PersonPanel({ id }: { id: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const { data: person } = useSuspenseQuery(panelQuery(usePage(), id));
  const trail = [{ text: t('people.users.link'), href: adminHref('adminUsers') }];
  if (!person)
    return (
      <>
        <AdminPageHead title={t('people.users.nobodyTitle')} trail={trail} />
        <p className="mt-4 rounded-card bg-sand px-4 py-12 text-center">{t('people.users.nobody')}</p>
      </>
    );
  return (
    <>
      <AdminPageHead title={person.name || person.emailAddress || person.id} trail={trail} />
      <PersonBadges {...person} />
      {person.eraseAt !== null && (
        <Callout tone="warning" className="mt-4">
          <span suppressHydrationWarning>
            {t('people.panel.closed', {
              day: format.dateTime(new Date(person.eraseAt), { dateStyle: 'long' }),
            })}
          </span>
        </Callout>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="min-w-0 space-y-5">
          {person.sections.map((section) => (
            <PanelSectionCard key={section.name} {...section} />
          ))}
        </div>
        {person.acts.length > 0 && (
          <Card as="section" labelledBy="person-acts" padding="m">
            <h2 id="person-acts" className="mb-2 text-step-1 font-bold">
              {t('people.panel.acts')}
            </h2>
            {person.acts.map((act) => (
              <ActDisclosure key={act.name} person={person} act={act} />
            ))}
          </Card>
        )}
      </div>
    </>
  );
}
