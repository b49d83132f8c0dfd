import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { verifyEmailForm } from './email-forms.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { VerificationButton } from '#features/sign-in/offered/verification-button.tsx';
import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';
import { verificationQuery } from './link-queries.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/verify/{token}`: confirms that an address is one's own; an expired link leads to a new one. */
export default function VerifyPage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  // Nothing to refetch if nobody is signed in.
  const form = usePageForm(verifyEmailForm, { invalidates: viewer ? [viewerKey] : [] });
  const { token = '' } = useParams();
  const { data: link } = useSuspenseQuery(verificationQuery(api, token));
  return (
    <LinkPage
      link={link}
      path={href('emailVerify', { token })}
      before={{
        title: t('signIn.verify.title'),
        intro: t('signIn.verify.intro'),
        submit: t('signIn.verify.submit'),
      }}
      after={{ title: t('signIn.verify.doneTitle'), intro: t('signIn.verify.doneText') }}
      form={form}
      over={{
        intro: t('signIn.verify.overText'),
        help: viewer ? (
          !viewer.verified && <VerificationButton />
        ) : (
          <Button
            href={href('login', undefined, { onSuccess: href('emailVerify', { token }) })}
            variant="secondary"
            wide
            className="mt-6"
          >
            {t('signIn.verify.signInFirst')}
          </Button>
        ),
      }}
    />
  );
}
