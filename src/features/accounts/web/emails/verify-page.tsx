import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { href } from '../../../../urls.ts';
import { VerificationButton } from '../offered/verification-button.tsx';
import { useViewer, viewerKey } from '../offered/viewer-query.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/verify/{token}`: says that an address is one's own. */
export default function VerifyPage() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const viewer = useViewer();
  const { token = '' } = useParams();
  return (
    <LinkPage
      path={href('emailVerify', { token })}
      before={{
        title: t('accounts.verify.title'),
        intro: t('accounts.verify.intro'),
        submit: t('accounts.verify.submit'),
      }}
      after={{ title: t('accounts.verify.doneTitle'), intro: t('accounts.verify.doneText') }}
      send={async () => {
        await api.accounts.verifyEmail.call({ token });
        // Nobody is asked anew where nobody is signed in.
        if (viewer) await queries.invalidateQueries({ queryKey: viewerKey });
      }}
      help={viewer && !viewer.verified && <VerificationButton />}
    />
  );
}
