import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { isChildAccount } from '#core/access.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { familyPeopleQuery } from '#features/families/offered/family-queries.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { PersonTile } from './person-tile.tsx';
import { pinBeforeHandOver } from './sharing-forms.ts';

/** Anyone who belongs to no family is led to where one begins, or home. */
export async function load({ page }: PageArgs): Promise<Response | undefined> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  const { items } = await page.queries.query(familyPeopleQuery(page.api));
  if (items.length > 0 || !viewer) return undefined;
  return redirect(href(isChildAccount(viewer) ? 'home' : 'familyNewMember'));
}

/** `/family/who`: the start of a device that a family shares. A child who cannot read finds herself by picture and color. */
export default function WhoPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(familyPeopleQuery(api));
  const children = data.items.filter(({ kind }) => kind === 'member');
  const grownUps = data.items.filter(({ kind }) => kind === 'guardian');
  const parent = grownUps.find(({ needs }) => needs === 'current');
  const offersPin = parent && children.length > 0 && !parent.hasPin;
  return (
    <>
      <PageHead title={t('families.who.title')} path={href('familyWho')} noindex />
      <NightBand className="min-h-dvh">
        <div className="mx-auto max-w-4xl pt-10 sm:pt-16">
          <h1 className="text-center text-step-4 font-extrabold text-balance">{t('families.who.title')}</h1>
          <ul className="mt-10 flex flex-wrap justify-center gap-5 sm:gap-8">
            {children.map((person) => (
              <li key={person.id} className="w-[calc(50%-0.625rem)] max-w-52 sm:w-48">
                <PersonTile person={person} size="l" />
              </li>
            ))}
          </ul>
          <h2 className="sr-only">{t('families.who.grownUps')}</h2>
          <ul className="mt-10 flex flex-wrap justify-center gap-5">
            {grownUps.map((person) => (
              <li key={person.id} className="w-28">
                <PersonTile person={person} size="s" />
              </li>
            ))}
          </ul>
          {offersPin && (
            <div className="on-paper mx-auto mt-10 max-w-form rounded-card bg-paper p-5 text-center text-ink shadow-lift-2">
              <p className="text-pretty">
                {parent.hasPassword ? t('families.who.pinOffer') : t('families.who.pinNeeded')}
              </p>
              <Button href={pinBeforeHandOver} size="s" variant="secondary" className="mt-3">
                {t('families.who.choosePin')}
              </Button>
            </div>
          )}
          {parent && (
            <p className="mt-10 text-center">
              <Button href={href('familyNewMember')} variant="secondary">
                {t('families.who.add')}
              </Button>
            </p>
          )}
        </div>
      </NightBand>
    </>
  );
}
