import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { changeEmailForm } from './email-forms.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';
import { emailChangeQuery } from './link-queries.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/update/{token}`: confirms a new address. */
export default function UpdatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  // Nothing to refetch if nobody is signed in.
  const form = usePageForm(changeEmailForm, { invalidates: viewer ? [viewerKey] : [] });
  const { token = '' } = useParams();
  const { data: link } = useSuspenseQuery(emailChangeQuery(api, token));
  return (
    <LinkPage
      link={link}
      path={href('emailUpdate', { token })}
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
      form={form}
    />
  );
}
