import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { TaskView } from '../contract.ts';
import { taskQuery } from '#features/learning/offered/learning-queries.ts';
import { isPlanForm, planForms } from './plan-forms.ts';
import type { RefusedPlan } from './refused-plan.ts';

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
  const queries = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const answered = useActionData<RefusedPlan>();
  const [refusal, setRefusal] = useState(answered?.refusal);
  const { plan } = task;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ name, form }: { name: keyof typeof planForms; form: FormData }) =>
      planForms[name](page.api, task.id, form),
    async onSuccess(_, { name }) {
      await queries.invalidateQueries({ queryKey: taskQuery(page, task.id).queryKey });
      toasts.show({
        tone: 'success',
        text: name === 'save' ? t('learning.plan.saved') : t('learning.plan.dropped'),
      });
    },
    onError: (error) =>
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} },
      ),
  });
  useEffect(() => {
    if (refusal) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const name = button instanceof HTMLButtonElement ? button.value : 'save';
    if (isPending || !isPlanForm(name)) return;
    setRefusal(undefined);
    mutate({ name, form: new FormData(event.currentTarget) });
  };
  return (
    <Card as="section" labelledBy="plan-title" className="lg:col-span-2">
      <form ref={formRef} method="post" noValidate onSubmit={onSubmit}>
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
        {refusal && Object.keys(refusal.issues).length === 0 && (
          <Callout tone="danger" announced className="mt-4">
            {refusal.message}
          </Callout>
        )}
        <div className="mt-5 flex flex-wrap items-end gap-4">
          <Field label={t('learning.plan.day')} error={refusal?.issues['plannedFor']} className="basis-56">
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="plannedFor"
                defaultValue={answered?.plannedFor ?? plan?.plannedFor}
              />
            )}
          </Field>
          {isDeed ? (
            <Field label={t('learning.plan.how')} hint={t('learning.plan.howHint')} className="w-full">
              {(control) => (
                <textarea
                  {...control}
                  name="note"
                  rows={3}
                  maxLength={1000}
                  defaultValue={answered?.note ?? plan?.note}
                  className={controlLook}
                />
              )}
            </Field>
          ) : (
            <input type="hidden" name="note" value="" />
          )}
          <Button type="submit" name="form" value="save" busy={isPending && variables.name === 'save'}>
            {plan ? t('learning.plan.change') : t('learning.plan.save')}
          </Button>
          {plan && (
            <Button
              type="submit"
              name="form"
              value="drop"
              variant="quiet"
              busy={isPending && variables.name === 'drop'}
            >
              {t('learning.plan.drop')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
