import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { verifyEmailForm } from './email-forms.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { VerificationButton } from '#features/sign-in/offered/verification-button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { verificationQuery } from './link-queries.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/verify/{token}`: confirms that an address is one's own; an expired link leads to a new one. */
export default function VerifyPage() {
  const t = useTranslations();
  const viewer = useViewer();
  const { token = '' } = useParams();
  return (
    <LinkPage
      address="emailVerify"
      definition={verifyEmailForm}
      query={verificationQuery}
      before={{
        title: t('signIn.verify.title'),
        intro: t('signIn.verify.intro'),
        submit: t('signIn.verify.submit'),
      }}
      after={{ title: t('signIn.verify.doneTitle'), intro: t('signIn.verify.doneText') }}
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
