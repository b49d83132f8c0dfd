import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { taskQuery } from './task-query.ts';
import type { TaskView } from '../contract.ts';
import { useDueWords } from '#features/learning/offered/use-due-words.ts';
import { dropPlanForm, savePlanForm } from './plan-forms.ts';

interface PlanFormProps {
  task: TaskView;
  /** A deed in the real world also asks how. */
  isDeed: boolean;
}

/** When the user plans to do it and, for a deed, how; saved in place, or by the page without scripts. */
export function PlanForm({ task, isDeed }: PlanFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const page = usePage();
  const { plan } = task;
  const dueWords = useDueWords();
  const about = [task.id];
  const invalidates = [taskQuery(page, task.id).queryKey];
  const saving = usePageForm(savePlanForm, { about, invalidates, doneText: t('learning.plan.saved') });
  const dropping = usePageForm(dropPlanForm, { about, invalidates, doneText: t('learning.plan.dropped') });
  return (
    <Card as="section" labelledBy="plan-title" className="lg:col-span-2">
      <PageForm form={saving} isMessageElsewhere>
        <h2 id="plan-title" className="flex items-center gap-3 text-step-2">
          <Icon shape={IconCalendarHeart} size={28} className="text-pomegranate" />
          {t('learning.plan.title')}
        </h2>
        <p className="mt-2 text-muted" aria-live="polite">
          {plan
            ? t('learning.plan.planned', {
                day: format.dateTime(new Date(`${plan.plannedFor}T12:00Z`), {
                  dateStyle: 'full',
                  timeZone: 'UTC',
                }),
              })
            : t('learning.plan.intro')}
        </p>
        {plan?.due && <p className="mt-2 font-semibold">{dueWords[plan.due]}</p>}
        <FormMessage form={saving} className="mt-4" />
        <FormMessage form={dropping} className="mt-4" />
        <div className="mt-5 flex flex-wrap items-end gap-4">
          <PageField
            name="plannedFor"
            known={plan?.plannedFor}
            label={t('learning.plan.day')}
            className="basis-56"
          >
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
          {isDeed ? (
            <PageField
              name="note"
              known={plan?.note}
              label={t('learning.plan.how')}
              hint={t('learning.plan.howHint')}
              className="w-full"
            >
              {(control) => <textarea {...control} rows={3} maxLength={1000} className={controlLook} />}
            </PageField>
          ) : (
            <input type="hidden" name="note" value="" />
          )}
          <SubmitButton>{plan ? t('learning.plan.change') : t('learning.plan.save')}</SubmitButton>
          {plan && (
            <Button type="submit" form={dropping.id} variant="quiet" busy={dropping.busy}>
              {t('learning.plan.drop')}
            </Button>
          )}
        </div>
      </PageForm>
      {plan && <PageForm form={dropping} isMessageElsewhere />}
    </Card>
  );
}
