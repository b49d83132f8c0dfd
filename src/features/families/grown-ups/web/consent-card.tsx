import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { ChildConsent } from '#features/families/consent/contract.ts';
import { ConsentActs } from '#features/families/offered/consent-acts.tsx';
import { PersonRow } from './person-row.tsx';

/** The consent to each child's account, which every guardian may withdraw and give again. */
export function ConsentCard({ items }: { items: readonly ChildConsent[] }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="consent" className="lg:col-span-2">
      <h2 id="consent" className="text-step-2">
        {t('families.consent.title')}
      </h2>
      <p className="mt-2 max-w-reading text-pretty text-ink-soft">{t('families.consent.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {items.map((child) => (
          <ConsentRow key={child.id} child={child} />
        ))}
      </ul>
    </Card>
  );
}

function ConsentRow({ child }: { child: ChildConsent }) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, firstName: name, avatarObj, color, consent, eraseAt } = child;
  const note =
    consent === 'given'
      ? t('families.consent.given')
      : consent === 'not_needed'
        ? t('families.consent.notNeeded')
        : consent === 'waiting'
          ? t('families.consent.waiting')
          : eraseAt === null
            ? t('families.consent.withdrawn')
            : t('families.consent.withdrawnUntil', {
                date: format.dateTime(new Date(eraseAt), { day: 'numeric', month: 'long', year: 'numeric' }),
              });
  return (
    <PersonRow name={name} picture={avatarObj?.url} color={color} note={note}>
      <ConsentActs id={id} name={name} consent={consent} isMember />
    </PersonRow>
  );
}
