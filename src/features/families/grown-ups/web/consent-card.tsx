import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { OwnAccountFields } from '#features/families/offered/own-account-fields.tsx';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import type { ChildConsent } from '../contract.ts';
import { peopleForms } from './people-forms.ts';
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
  const { id, firstName: name, avatarObj, consent, eraseAt } = child;
  const note =
    consent === 'given'
      ? t('families.consent.given')
      : consent === 'not_needed'
        ? t('families.consent.notNeeded')
        : eraseAt === null
          ? t('families.consent.withdrawn')
          : t('families.consent.withdrawnUntil', {
              date: format.dateTime(new Date(eraseAt), { day: 'numeric', month: 'long', year: 'numeric' }),
            });
  return (
    <PersonRow name={name} picture={avatarObj?.url} note={note}>
      {consent === 'given' && (
        <ConfirmedForm
          definition={peopleForms.withdrawConsent}
          about={[id]}
          opener={t('families.consent.withdraw')}
          spoken={t('families.consent.withdrawOf', { name })}
          question={t('families.consent.withdrawText', { name })}
          submit={t('families.consent.withdrawSubmit')}
          doneText={t('families.consent.withdrawDone')}
        />
      )}
      {consent === 'not_needed' && (
        <details className="open:basis-full">
          <summary
            aria-label={t('families.ownAccount.offerTo', { name })}
            className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1"
          >
            {t('families.ownAccount.offer')}
          </summary>
          <div className="mt-2 max-w-form space-y-4 rounded-control bg-tint-gold p-4">
            <p className="text-pretty">{t('families.ownAccount.offerText', { name })}</p>
            <OwnAccountFields id={id} />
          </div>
        </details>
      )}
      {consent === 'withdrawn' && <GiveAgain id={id} name={name} />}
    </PersonRow>
  );
}

function GiveAgain({ id, name }: { id: string; name: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(peopleForms.giveConsent, {
    about: [id],
    doneText: t('families.consent.giveDone', { name }),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton size="s" aria-label={t('families.consent.giveTo', { name })}>
        {t('families.consent.give')}
      </SubmitButton>
    </PageForm>
  );
}
