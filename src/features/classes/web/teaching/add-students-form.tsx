import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageRefusal } from '../../../../page/find-refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { controlLook } from '../../../../ui/control-look.ts';
import { Field } from '../../../../ui/field.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { href } from '../../../../urls.ts';
import type { AddedStudents } from '../../contract-cards.ts';
import { lineOf } from '../../policy.ts';
import { formName } from '../class-forms.ts';
import { useClassForm } from './use-class-form.ts';

/** A teacher's list: who has an email is invited by it, who has none gets an account and a card to print. */
export function AddStudentsForm({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const box = useRef<HTMLDetailsElement>(null);
  const name = formName('addStudents', classId);
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(name, (answer) => {
    const { items, invited } = answer as AddedStudents;
    if (box.current) {
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    }
    if (invited > 0) toasts.show({ tone: 'success', text: t('classes.add.invited', { students: invited }) });
    if (items.length > 0) void navigate(href('classCards', { classId }));
  });
  const [written, setWritten] = useState(values['students'] ?? '');
  const problem =
    refusal &&
    problemOf(refusal, (student, text) => t('classes.add.atLine', { line: lineOf(written, student), text }));
  const agreement = refusal?.issues['guardiansAgree'];
  return (
    <details ref={box} className="mt-4" open={refusal !== undefined || undefined}>
      <summary
        aria-label={t('classes.add.openerOf', { className })}
        className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1"
      >
        {t('classes.add.opener')}
      </summary>
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-2 max-w-reading rounded-control bg-sand p-4 sm:p-5"
      >
        <input type="hidden" name="form" value={name} />
        <p className="mb-4 text-pretty">{t('classes.add.intro')}</p>
        {refusal && !problem && !agreement && (
          <Callout tone="danger" announced className="mb-4">
            {refusal.message}
          </Callout>
        )}
        <Field label={t('classes.add.names')} hint={t('classes.add.namesHint')} error={problem} required>
          {(control) => (
            <textarea
              {...control}
              name="students"
              rows={5}
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              maxLength={6000}
              defaultValue={values['students']}
              onChange={(event) => setWritten(event.target.value)}
              className={controlLook}
            />
          )}
        </Field>
        <Checkbox
          name="guardiansAgree"
          label={t('classes.add.agree')}
          error={agreement}
          defaultChecked={values['guardiansAgree'] !== undefined}
          className="my-3"
        />
        <Button type="submit" size="s" busy={busy}>
          {t('classes.add.submit')}
        </Button>
      </form>
    </details>
  );
}

/** What is wrong with the names: with which of them, counted from zero, or with the list. */
function problemOf(
  { issues }: PageRefusal,
  atLine: (student: number, text: string) => string,
): string | undefined {
  const [path, text] = Object.entries(issues).find(([path]) => path.startsWith('students')) ?? [];
  if (path === undefined || text === undefined) return undefined;
  const index = /^students\.(\d+)/.exec(path)?.[1];
  return index === undefined ? text : atLine(Number(index), text);
}
