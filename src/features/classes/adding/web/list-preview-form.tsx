import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import type { AddedStudents, ListPreview } from '../contract.ts';
import { readList } from '../policy.ts';
import { useClassForm } from '#features/classes/teaching/web/use-class-form.ts';
import { PreviewLines } from './preview-lines.tsx';
import type { PreviewedList } from './previewed-list.ts';
import { WrongLines } from './wrong-lines.tsx';

interface ListPreviewFormProps {
  classId: string;
  name: string;
  checked: PreviewedList & { preview: ListPreview };
  onAdded(): void;
}

/** The second step: what will happen to each line, and the button that does it. */
export function ListPreviewForm({ classId, name, checked, onAdded }: ListPreviewFormProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { written, order, preview } = checked;
  const lines = readList(written, order).students.map((student, index) => ({
    ...student,
    ...(preview.items[index] ?? { outcome: 'wrong' as const, reason: null }),
  }));
  const cards = lines.filter(({ outcome }) => outcome === 'card').length;
  const invites = lines.filter(({ outcome }) => outcome === 'invite').length;
  const { formRef, onSubmit, busy, refusal } = useClassForm(name, (answer) => {
    const { items, invited, unsent } = answer as AddedStudents;
    onAdded();
    if (invited > 0) toasts.show({ tone: 'success', text: t('classes.add.invited', { students: invited }) });
    if (unsent > 0) toasts.show({ tone: 'warning', text: t('classes.add.unsent', { students: unsent }) });
    void navigate(
      items.length > 0 ? href('classCards', { classId }) : href('educators', undefined, { class: classId }),
    );
  });
  const agreement = refusal?.issues['guardiansAgree'];
  const hasSeats = cards <= preview.seatsFree;
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="mt-6 border-t border-line pt-5"
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="students" value={written} />
      {order && <input type="hidden" name="order" value={order} />}
      <h3 className="text-step-1">{t('classes.add.previewTitle')}</h3>
      <WrongLines lines={lines.filter(({ outcome }) => outcome === 'wrong')} />
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
      {refusal && !agreement && (
        <Callout tone="danger" announced className="mt-4">
          {Object.values(refusal.issues)[0] ?? refusal.message}
        </Callout>
      )}
      {hasSeats && cards + invites > 0 && (
        <>
          {cards > 0 && (
            <Checkbox
              name="guardiansAgree"
              label={t('classes.add.agree')}
              error={agreement}
              className="mt-3"
            />
          )}
          <Button type="submit" busy={busy} className="mt-4">
            {t('classes.add.submit', { students: cards + invites })}
          </Button>
        </>
      )}
    </form>
  );
}
