import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useActionData, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/accounts/offered/answer-sheet.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { useViewer, viewerKey } from '#features/accounts/offered/viewer-query.ts';
import type { ActedForm } from '#features/classes/web/acted-form.ts';

interface ClassInviteProps {
  teacher: string;
  className: string;
  token: string;
}

/** A teacher's invitation to her class: the visitor signs up or in and comes back, and then one button joins. */
export function ClassInvite({ teacher, className, token }: ClassInviteProps) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refusedBefore = useActionData<ActedForm>()?.refusal;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.classes.claimInvite.call({ token }),
    async onSuccess({ code }) {
      await queries.invalidateQueries({ queryKey: viewerKey });
      await navigate(href('joinClass', { classCode: code }));
    },
  });
  const claim = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && !isSuccess) mutate();
  };
  const refusal = error ? findRefusal(error) : refusedBefore;
  const onSuccess = href('invite', { token });
  return (
    <AnswerSheet
      scene="film-lesson"
      title={t.rich('classes.invited.classTitle', { className, bdi: isolate })}
      text={t.rich('classes.invited.classText', { name: teacher, bdi: isolate })}
      error={error || refusal ? (refusal?.message ?? t('accounts.form.network')) : undefined}
    >
      {viewer ? (
        <form method="post" onSubmit={claim} className="mt-7">
          <input type="hidden" name="form" value="claim" />
          <Button type="submit" wide busy={isPending || isSuccess}>
            {t('classes.invited.join')}
          </Button>
        </form>
      ) : (
        <div className="mt-7 space-y-3">
          <Button wide href={href('signup', undefined, { onSuccess })}>
            {t('classes.invited.submit')}
          </Button>
          <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
            {t('classes.invited.haveAccount')}
          </Button>
          <LegalNote />
        </div>
      )}
    </AnswerSheet>
  );
}
