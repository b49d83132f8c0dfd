import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { joinForm } from './joining-forms.ts';
import { usePage } from '#page/page-provider.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { invitationQuery } from '#features/classes/web/class-queries.ts';

/** The single button that joins. */
export function JoinForm({ code, onJoined }: { code: string; onJoined(): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const form = usePageForm(joinForm, {
    onDone(invitation) {
      queries.setQueryData(invitationQuery(api, code).queryKey, invitation);
      onJoined();
      void queries.invalidateQueries({ queryKey: viewerKey });
    },
  });
  return (
    <PageForm form={form} className="mt-7">
      <SubmitButton wide>{t('classes.join.submit')}</SubmitButton>
      <p className="mt-4 text-step--1 text-muted">{t('classes.join.sees')}</p>
    </PageForm>
  );
}
