import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { href } from '../../../../urls.ts';
import { useViewer, viewerKey } from '../offered/viewer-query.ts';
import { LinkPage } from './link-page.tsx';

/** `/email/update/{token}`: takes a new address. */
export default function UpdatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const viewer = useViewer();
  const { token = '' } = useParams();
  return (
    <LinkPage
      path={href('emailUpdate', { token })}
      before={{
        title: t('accounts.emailUpdate.title'),
        intro: t('accounts.emailUpdate.intro'),
        submit: t('accounts.emailUpdate.submit'),
      }}
      after={{ title: t('accounts.emailUpdate.doneTitle'), intro: t('accounts.emailUpdate.doneText') }}
      send={async () => {
        await api.accounts.changeEmail.call({ token });
        // Nobody is asked anew where nobody is signed in.
        if (viewer) await queries.invalidateQueries({ queryKey: viewerKey });
      }}
    />
  );
}
