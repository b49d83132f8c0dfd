import { useFormatter, useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import type { FamilyChild } from '#features/families/contract.ts';
import { ConsentActs } from '#features/families/offered/consent-acts.tsx';
import { ConsentPoints } from '#features/guardians/offered/consent-points.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';

/** A child whose account waits for her guardian's consent, or has lost it: what that means, and the answers. */
export function AskedConsent({ child, name }: { child: FamilyChild; name: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, consent, eraseAt, isMember, classes } = child;
  const isWaiting = consent === 'waiting';
  const joins = classes.filter(({ waitsFor }) => waitsFor === 'account');
  return (
    <Callout
      tone="warning"
      title={isWaiting ? t('families.consent.asksTitle', { name }) : t('families.consent.withdrawn')}
      className="mt-5"
    >
      <p className="mt-1 text-pretty">
        {isWaiting ? t('families.consent.asksText', { name }) : t('families.consent.closed')}
      </p>
      {eraseAt !== null && (
        <p className="mt-1 text-pretty" suppressHydrationWarning>
          {t('families.consent.eraseOn', {
            date: format.dateTime(new Date(eraseAt), { day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </p>
      )}
      {isWaiting && (
        <details className="mt-1">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('families.consent.what')}
          </summary>
          <ConsentPoints classes={joins} />
          <LegalNote />
        </details>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ConsentActs id={id} name={name} consent={consent} isMember={isMember} />
      </div>
    </Callout>
  );
}
