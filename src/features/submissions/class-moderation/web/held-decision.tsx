import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { ClassWaitingWork } from '../contract.ts';
import { classWorkForms } from './class-work-forms.ts';

interface HeldDecisionProps {
  submissionId: string;
  held: NonNullable<ClassWaitingWork['held']>;
}

/** What was decided a moment ago, with a way back for the teacher who decided it. */
export function HeldDecision({ submissionId, held: { approves, by, mine } }: HeldDecisionProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(classWorkForms.undo, {
    about: [submissionId],
    doneText: t('submissions.classWall.undone'),
    invalidates: [api.submissions.classWaiting.key()],
  });
  return (
    <div role="status" className="border-t border-line bg-tint-olive p-5 sm:p-6">
      <p className="font-semibold text-pretty">
        {mine
          ? approves
            ? t('submissions.classWall.heldApproved')
            : t('submissions.classWall.heldBack')
          : t.rich('submissions.classWall.heldBy', { name: by, bdi: isolate })}
      </p>
      {mine && (
        <PageForm form={form} className="mt-3">
          <SubmitButton variant="secondary" size="s" icon={IconArrowBackUp} iconMirrors>
            {t('submissions.classWall.undo')}
          </SubmitButton>
        </PageForm>
      )}
    </div>
  );
}
