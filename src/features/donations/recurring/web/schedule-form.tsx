import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { scheduleForm } from '#features/donations/giving/web/donation-forms.ts';
import type { ScheduleAct } from '../policy.ts';
import { ChangeSheet } from './change-sheet.tsx';

interface ScheduleFormProps {
  act: ScheduleAct;
  /** Closed until someone opens it, under this title. */
  title?: string;
  children: ReactNode;
}

/** Where the page says how the donation is. */
export const stateId = 'donation-state';

/** One change of a donation that recurs. What came of it is said here, and the page shows it. */
export function ScheduleForm({ act, title, children }: ScheduleFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const changesState = act !== 'amount' && act !== 'day';
  const form = usePageForm(scheduleForm, {
    about: [act],
    doneText: t('donations.own.changed'),
    invalidates: [api.donations.get.key()],
    // The pressed button may be gone: what has become of the donation gets the focus.
    onDone: () => changesState && document.getElementById(stateId)?.focus(),
  });
  const fields = (
    <PageForm form={form} className="space-y-5">
      {children}
    </PageForm>
  );
  if (title === undefined) return fields;
  const isTold = form.message !== undefined || form.doneNote !== undefined;
  return (
    <ChangeSheet title={title} isOpen={isTold || Object.keys(form.values).length > 0}>
      {fields}
    </ChangeSheet>
  );
}
