import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { familyPeopleQuery } from '#features/families/offered/family-queries.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { mayComeBack } from '../policy.ts';
import { ProveForm } from './prove-form.tsx';

/** Someone of another family, or of none, has no page here. */
export async function load({ page, params }: PageArgs): Promise<void> {
  const { items } = await page.queries.query(familyPeopleQuery(page.api));
  if (!items.some(({ id }) => id === params['personId'])) throw unknownPage();
}

/**
 * `/family/who/{id}`: a grown-up's PIN or password, to change to someone for whom that is needed; what else there is, where a
 * grown-up has only one of them or neither.
 */
export default function ProvePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { personId = '' } = useParams();
  const { search } = useLocation();
  const person = useSuspenseQuery(familyPeopleQuery(api)).data.items.find(({ id }) => id === personId);
  if (!person) return null;
  const { firstName, kind, color, avatarObj, hasPin, hasPassword } = person;
  const byPassword = !hasPin || (hasPassword && new URLSearchParams(search).get('with') === 'password');
  const own = href('familySwap', { personId });
  return (
    <>
      <PageHead title={t('families.prove.headTitle')} path={own} noindex />
      <Container width="form" className="py-6 sm:py-12">
        <Card padding="l" className="text-center">
          <PersonFace
            firstName={firstName}
            color={color}
            src={avatarObj?.url}
            className="mx-auto size-28 shadow-lift-2"
          />
          <h1 className="mt-5 text-step-3 font-extrabold text-balance">
            {kind === 'guardian'
              ? t.rich('families.prove.titleOfGuardian', { name: firstName, bdi: isolate })
              : t.rich('families.prove.titleOfMember', { name: firstName, bdi: isolate })}
          </h1>
          {mayComeBack(person) ? (
            <>
              <p className="mt-2 text-pretty text-ink-soft">{t('families.prove.text')}</p>
              <div className="text-start">
                <ProveForm key={byPassword ? 'password' : 'pin'} by={byPassword ? 'password' : 'pin'} />
              </div>
            </>
          ) : (
            <p className="mt-2 text-pretty text-ink-soft">{t('families.prove.nothing')}</p>
          )}
          {!hasPassword && (
            <p className="mt-6 text-pretty text-ink-soft">
              {mayComeBack(person) && `${t('families.prove.forgotten')} `}
              <a href={href('logout')} className="text-link">
                {t('families.prove.signOut')}
              </a>
            </p>
          )}
          <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2">
            <a href={href('familyWho')} className="inline-flex min-h-11 items-center text-link">
              {t('families.prove.back')}
            </a>
            {hasPin && hasPassword && (
              <a
                href={byPassword ? own : `${own}?with=password`}
                className="inline-flex min-h-11 items-center text-link"
              >
                {byPassword ? t('families.prove.withPin') : t('families.prove.withPassword')}
              </a>
            )}
          </p>
        </Card>
      </Container>
    </>
  );
}
