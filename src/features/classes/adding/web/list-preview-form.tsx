import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { addingForms } from './adding-forms.ts';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import type { ListPreview } from '../contract.ts';
import { readList } from '../policy.ts';
import { PreviewLines } from './preview-lines.tsx';
import type { PreviewedList } from './previewed-list.ts';
import { WrongLines } from './wrong-lines.tsx';

interface ListPreviewFormProps {
  classId: string;
  checked: PreviewedList & { preview: ListPreview };
  onAdded(): void;
}

/** The second step: what will happen to each line, and the button that does it. */
export function ListPreviewForm({ classId, checked, onAdded }: ListPreviewFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const navigate = useNavigate();
  const { written, order, preview } = checked;
  const { students, others } = readList(written, order);
  const lines = students.map((student, index) => ({
    ...student,
    ...(preview.items[index] ?? { outcome: 'wrong' as const, reason: null }),
  }));
  const cards = lines.filter(({ outcome }) => outcome === 'card').length;
  const invites = lines.filter(({ outcome }) => outcome === 'invite').length;
  const form = useClassForm(addingForms.add, {
    about: [classId],
    onDone({ items, invited, unsent }) {
      onAdded();
      if (invited > 0)
        toasts.show({ tone: 'success', text: t('classes.add.invited', { students: invited }) });
      if (unsent > 0) toasts.show({ tone: 'warning', text: t('classes.add.unsent', { students: unsent }) });
      void navigate(
        items.length > 0 ? href('classCards', { classId }) : href('educators', undefined, { class: classId }),
      );
    },
  });
  const hasSeats = cards <= preview.seatsFree;
  return (
    <PageForm form={form} isMessageElsewhere className="mt-6 border-t border-line pt-5">
      <input type="hidden" name="students" value={written} />
      {order && <input type="hidden" name="order" value={order} />}
      <h3 className="text-step-1">{t('classes.add.previewTitle')}</h3>
      <WrongLines lines={lines.filter(({ outcome }) => outcome === 'wrong')} />
      {others.length > 0 && (
        <Callout className="mt-4">
          {t('classes.add.others', {
            lines: others.length,
            list: format.list(others.map(({ line }) => format.number(line))),
          })}
        </Callout>
      )}
      <PreviewLines lines={lines.filter(({ outcome }) => outcome !== 'wrong')} />
      {!hasSeats && (
        <Callout tone="danger" className="mt-4">
          {t('classes.add.tooFewSeats', { needed: cards, free: preview.seatsFree })}
        </Callout>
      )}
      {hasSeats && invites > preview.seatsFree - cards && (
        <Callout className="mt-4">
          {t('classes.add.invitesWait', { free: preview.seatsFree - cards })}
        </Callout>
      )}
      <FormMessage form={form} className="mt-4" />
      {hasSeats && cards + invites > 0 && (
        <>
          {cards > 0 && (
            <PageCheckbox name="guardiansAgree" label={t('classes.add.agree')} className="mt-3" />
          )}
          <SubmitButton className="mt-4">
            {t('classes.add.submit', { students: cards + invites })}
          </SubmitButton>
        </>
      )}
    </PageForm>
  );
}
