import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { longestNote, rejectionReasons } from '#features/submissions/moderation/policy.ts';
import type { ReasonAsked } from './use-reason-asked.ts';
import { useRejectionWords } from '../use-rejection-words.ts';

/** Asks why, and shows what the learner will read. */
export function ReasonDialog({ asked: { title, answer } }: { asked: ReasonAsked }) {
  const t = useTranslations();
  const words = useRejectionWords();
  const [reason, setReason] = useState<(typeof rejectionReasons)[number]>();
  const [note, setNote] = useState('');
  const close = () => answer(undefined);
  return (
    <Dialog title={title} closeLabel={t('submissions.reject.cancel')} onClose={close}>
      <form
        className="mt-3 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) answer({ reason, note: note.trim() });
        }}
      >
        <fieldset>
          <legend className="font-medium">{t('submissions.reject.why')}</legend>
          <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
            {rejectionReasons.map((each) => (
              <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                <input
                  type="radio"
                  name="reason"
                  required
                  checked={reason === each}
                  onChange={() => setReason(each)}
                  className="size-5 shrink-0 accent-pomegranate"
                />
                {words[each].short}
              </label>
            ))}
          </div>
        </fieldset>
        {reason && (
          <div className="rounded-control bg-tint-gold p-4">
            <p className="text-step--1 font-semibold text-ink-soft">{t('submissions.reject.reads')}</p>
            <p className="mt-1">{words[reason].told}</p>
          </div>
        )}
        <Field
          label={t('submissions.reject.note')}
          hint={t('submissions.reject.noteHint')}
          required={reason === 'other'}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={longestNote}
              dir="auto"
              className={controlLook}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{title}</Button>
          <Button variant="quiet" onClick={close}>
            {t('submissions.reject.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
