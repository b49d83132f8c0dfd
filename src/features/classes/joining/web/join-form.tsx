import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import { invitationQuery } from '#features/classes/web/class-queries.ts';
import { useSentForm } from '#features/classes/web/sent-form.ts';

/** The single button that joins. */
export function JoinForm({ code, onJoined }: { code: string; onJoined(): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { formRef, onSubmit, busy, refusal } = useSentForm(
    'join',
    () => api.classes.join.call({ id: code }),
    {
      onDone(invitation) {
        queries.setQueryData(invitationQuery(api, code).queryKey, invitation);
        onJoined();
        void queries.invalidateQueries({ queryKey: viewerKey });
      },
    },
  );
  return (
    <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-7">
      <input type="hidden" name="form" value="join" />
      {refusal && (
        <div tabIndex={-1} className="mb-4">
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        </div>
      )}
      <Button type="submit" wide busy={busy}>
        {t('classes.join.submit')}
      </Button>
      <p className="mt-4 text-step--1 text-muted">{t('classes.join.sees')}</p>
    </form>
  );
}
