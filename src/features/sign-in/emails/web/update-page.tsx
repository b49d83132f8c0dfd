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
        title: t('signIn.emailUpdate.title'),
        intro: t('signIn.emailUpdate.intro'),
        submit: t('signIn.emailUpdate.submit'),
      }}
      after={{ title: t('signIn.emailUpdate.doneTitle'), intro: t('signIn.emailUpdate.doneText') }}
      over={{
        intro: t('signIn.emailUpdate.overText'),
        help: (
          <Button href={href('settingsAccount')} variant="secondary" wide className="mt-6">
            {t('signIn.emailUpdate.settings')}
          </Button>
        ),
      }}
    />
  );
}
