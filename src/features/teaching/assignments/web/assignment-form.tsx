import type { PageFormState } from '#page/form/page-form-state.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useTranslations } from 'use-intl';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { Assignable, AssignmentView, DueDay } from '../contract.ts';
import { mayRepeat, type TargetKind } from '../policy.ts';
import { DueField } from './due-field.tsx';

interface AssignmentFormProps {
  form: PageFormState;
  classId: string;
  kind: TargetKind;
  assignable: Assignable;
  /** What is set so far. */
  known?: Partial<Pick<AssignmentView, 'target' | 'to' | 'from' | 'due' | 'repeatUntil' | 'note'>>;
  /** The day that was posted without JavaScript, judged. */
  judged: DueDay | undefined;
  submit: string;
}

/** What, to whom, from and until when, and a line from the teacher. */
export function AssignmentForm({
  form,
  classId,
  kind,
  assignable,
  known = {},
  judged,
  submit,
}: AssignmentFormProps) {
  const t = useTranslations();
  const { groups, to, today, inAWeek, isOwner } = assignable;
  const whom = known.to?.groupId
    ? `group:${known.to.groupId}`
    : known.to?.studentId
      ? `student:${known.to.studentId}`
      : '';
  return (
    <PageForm form={form} className="space-y-5">
      <input type="hidden" name="kind" value={kind} />
      <PageField name="target" known={known.target} label={t('teaching.assign.what')} required>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('teaching.assign.choose')}</option>
            {groups.map(({ title, choices }) => {
              const options = choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.title}
                </option>
              ));
              return title === '' ? (
                options
              ) : (
                <optgroup key={title} label={title}>
                  {options}
                </optgroup>
              );
            })}
          </SelectInput>
        )}
      </PageField>
      <PageField name="to" known={whom} label={t('teaching.assign.to')}>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('teaching.assign.toAll')}</option>
            {to.groups.length > 0 && (
              <optgroup label={t('teaching.grid.groups')}>
                {to.groups.map(({ id, title }) => (
                  <option key={id} value={`group:${id}`}>
                    {title}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t('teaching.assign.oneStudent')}>
              {to.students.map(({ id, title }) => (
                <option key={id} value={`student:${id}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          </SelectInput>
        )}
      </PageField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PageField name="from" known={known.from ?? today} label={t('teaching.assign.from')} required>
          {(control) => <TextInput {...control} type="date" />}
        </PageField>
        <DueField classId={classId} known={known.due} inAWeek={inAWeek} isOwner={isOwner} judged={judged} />
      </div>
      {mayRepeat(kind) && (
        <PageField
          name="repeatUntil"
          known={known.repeatUntil}
          label={t('teaching.assign.repeat')}
          hint={t('teaching.assign.repeatHint')}
        >
          {(control) => <TextInput {...control} type="date" />}
        </PageField>
      )}
      <PageField
        name="note"
        known={known.note}
        label={t('teaching.assign.note')}
        hint={t('teaching.assign.noteHint')}
      >
        {(control) => <TextInput {...control} maxLength={140} autoComplete="off" />}
      </PageField>
      <SubmitButton>{submit}</SubmitButton>
    </PageForm>
  );
}
