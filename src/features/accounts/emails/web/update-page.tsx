import { useTranslations } from 'use-intl';
import { changeEmailForm } from './email-forms.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { emailChangeQuery } from './link-queries.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/update/{token}`: confirms a new address. */
export default function UpdatePage() {
  const t = useTranslations();
  return (
    <LinkPage
      address="emailUpdate"
      definition={changeEmailForm}
      query={emailChangeQuery}
      before={{
        title: t('accounts.emailUpdate.title'),
        intro: t('accounts.emailUpdate.intro'),
        submit: t('accounts.emailUpdate.submit'),
      }}
      after={{ title: t('accounts.emailUpdate.doneTitle'), intro: t('accounts.emailUpdate.doneText') }}
      over={{
        intro: t('accounts.emailUpdate.overText'),
        help: (
          <Button href={href('settingsAccount')} variant="secondary" wide className="mt-6">
            {t('accounts.emailUpdate.settings')}
          </Button>
        ),
      }}
    />
  );
}
