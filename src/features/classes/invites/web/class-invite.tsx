import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { claimInviteForm } from './invite-forms.ts';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';

interface ClassInviteProps {
  teacher: string;
  className: string;
  token: string;
}

/** A teacher's invitation to her class: the visitor signs up or in and comes back, and then one button joins. */
export function ClassInvite({ teacher, className, token }: ClassInviteProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const navigate = useNavigate();
  const form = usePageForm(claimInviteForm, {
    invalidates: [viewerKey],
    onDone: ({ code }) => navigate(href('joinClass', { classCode: code })),
  });
  const onSuccess = href('invite', { token });
  return (
    <AnswerSheet
      scene="film-lesson"
      title={t.rich('classes.invited.classTitle', { className, bdi: isolate })}
      text={t.rich('classes.invited.classText', { name: teacher, bdi: isolate })}
    >
      {viewer ? (
        <PageForm form={form} className="mt-7">
          <SubmitButton wide>{t('classes.invited.join')}</SubmitButton>
        </PageForm>
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
