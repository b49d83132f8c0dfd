import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { ClassView } from '#features/classes/contract.ts';
import { leavingQuery } from '#features/classes/web/class-queries.ts';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import type { LeavingStudent } from '../contract.ts';
import { leavingForms } from './leaving-forms.ts';

/** The students with a card who are in no class any more, until their accounts are erased; nothing if there are none. */
export function LeavingStudents({ classes }: { classes: readonly ClassView[] }) {
  const t = useTranslations();
  const { items } = useSuspenseQuery(leavingQuery(usePage().api)).data;
  const headline = useRef<HTMLHeadingElement>(null);
  const own = classes.filter(({ role }) => role === 'owner');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="leaving-students" className="mt-10">
      <h2 id="leaving-students" ref={headline} tabIndex={-1} className="text-step-2 outline-none">
        {t('classes.leaving.title')}
      </h2>
      <p className="mt-1 max-w-reading text-pretty text-ink-soft">
        {t(own.length === 0 ? 'classes.leaving.introNoClass' : 'classes.leaving.intro')}
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card bg-paper px-4 shadow-lift-1 on-paper sm:px-6">
        {items.map((student) => (
          <Leaving
            key={student.id}
            student={student}
            classes={own}
            onReturned={() => headline.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

interface LeavingProps {
  student: LeavingStudent;
  classes: readonly ClassView[];
  onReturned(): void;
}

function Leaving({ student, classes, onReturned }: LeavingProps) {
  const t = useTranslations();
  const format = useFormatter();
  const name = `${student.firstName} ${student.lastName}`.trim();
  const form = useClassForm(leavingForms.bringBack, {
    about: [student.id],
    onDone() {
      toasts.show({ tone: 'success', text: t('classes.leaving.done') });
      onReturned();
    },
  });
  const [only, ...others] = classes;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={student.avatar ?? undefined} size="s" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {t('classes.leaving.on', {
            day: format.dateTime(new Date(student.leavesOn), { day: 'numeric', month: 'long' }),
          })}
        </p>
        <FormMessage form={form} className="mt-2" />
      </div>
      {only && (
        <PageForm form={form} className="flex flex-wrap items-end gap-3">
          {others.length === 0 ? (
            <input type="hidden" name="id" value={only.id} />
          ) : (
            <PageField name="id" label={t('classes.leaving.class')}>
              {(control) => (
                <SelectInput {...control}>
                  {classes.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.name}
                    </option>
                  ))}
                </SelectInput>
              )}
            </PageField>
          )}
          <SubmitButton size="s" aria-label={t('classes.leaving.bringBackOf', { name })}>
            {t('classes.leaving.bringBack')}
          </SubmitButton>
        </PageForm>
      )}
    </li>
  );
}
