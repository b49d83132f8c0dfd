import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { ConsentState } from '#features/guardians/contract.ts';
import { ConfirmedForm } from '../web/confirmed-form.tsx';
import { consentForms } from './consent-forms.ts';
import { OwnAccountFields } from './own-account-fields.tsx';

interface ConsentActsProps {
  id: string;
  name: string;
  consent: ConsentState;
  /** Whether she is of the viewer's family, which removes a child instead of having her account erased at once. */
  isMember: boolean;
}

/** What a guardian may do about the consent to a child's account as it stands. */
export function ConsentActs({ id, name, consent, isMember }: ConsentActsProps) {
  const t = useTranslations();
  if (consent === 'given')
    return (
      <ConfirmedForm
        definition={consentForms.withdraw}
        about={[id]}
        opener={t('families.consent.withdraw')}
        spoken={t('families.consent.withdrawOf', { name })}
        question={t('families.consent.withdrawText', { name })}
        submit={t('families.consent.withdrawSubmit')}
        doneText={t('families.consent.withdrawDone')}
      />
    );
  if (consent === 'not_needed') return isMember && <HandOver id={id} name={name} />;
  return (
    <>
      <GiveConsent id={id} name={name} isAgain={consent === 'withdrawn'} />
      {!isMember && (
        <ConfirmedForm
          definition={consentForms.refuse}
          about={[id]}
          opener={t('families.consent.refuse')}
          spoken={t('families.consent.refuseOf', { name })}
          question={t('families.consent.refuseText', { name })}
          submit={t('families.consent.refuseSubmit')}
          doneText={t('families.consent.refuseDone')}
        />
      )}
    </>
  );
}

function GiveConsent({ id, name, isAgain }: { id: string; name: string; isAgain: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(consentForms.give, {
    about: [id],
    doneText: t('families.consent.giveDone', { name }),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form}>
      {isAgain ? (
        <SubmitButton size="s" aria-label={t('families.consent.giveTo', { name })}>
          {t('families.consent.give')}
        </SubmitButton>
      ) : (
        <SubmitButton size="s">{t('families.consent.agree', { name })}</SubmitButton>
      )}
    </PageForm>
  );
}

/** For a child who has come of age: her account can be hers alone. */
function HandOver({ id, name }: { id: string; name: string }) {
  const t = useTranslations();
  return (
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
  );
}
