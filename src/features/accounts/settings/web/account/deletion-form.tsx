import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SettingsForm } from '../settings-form.tsx';

/** Deletes the account: collapsed, and only with the password, if there is one. */
export function DeletionForm() {
  const t = useTranslations();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    queries.setQueryData(viewerKey, null);
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
    await navigate(href('start'), { replace: true });
  };
  return (
    <details>
      <summary className="text-link inline-block min-h-11 py-2 font-medium">
        {t('accounts.account.deletionOpen')}
      </summary>
      <SettingsForm
        name="giveUp"
        doneText={t('accounts.account.deletionDone')}
        onDone={leave}
        className="mt-3 max-w-form space-y-5"
      >
        {({ busy, issues }) => (
          <>
            <CurrentPasswordField error={issues['currentPassword']} />
            <Button type="submit" busy={busy}>
              {t('accounts.account.giveUp')}
            </Button>
          </>
        )}
      </SettingsForm>
    </details>
  );
}
