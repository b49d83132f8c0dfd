import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { longestNote } from '#features/scholarships/policy.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { giftForm } from './deciding-forms.ts';
import { giftKeyQuery } from './deciding-queries.ts';

/** `/admin/money/scholarships/grants/new`: a complimentary plan that nobody asked for. */
export default function GivePage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { data: key } = useSuspenseQuery(giftKeyQuery);
  const form = usePageForm(giftForm, {
    doneText: t('scholarships.give.done'),
    invalidates: [api.scholarships.key(), giftKeyQuery.queryKey],
    onDone: ({ id }) => navigate(adminHref('adminScholarshipGrant', { grantId: id })),
  });
  return (
    <>
      <AdminPageHead
        title={t('scholarships.give.title')}
        trail={[{ text: t('scholarships.list.title'), href: adminHref('adminScholarships') }]}
      >
        {t('scholarships.give.intro')}
      </AdminPageHead>
      <Card padding="l" className="mt-6 max-w-reading">
        <PageForm form={form} className="space-y-5">
          <input type="hidden" name="key" value={key} />
          <PageField name="emailAddress" label={t('scholarships.give.email')} required>
            {(control) => (
              <TextInput {...control} type="email" dir="ltr" autoComplete="off" maxLength={254} />
            )}
          </PageField>
          <PageField name="endsOn" label={t('scholarships.decide.endsOn')} required className="max-w-form">
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
          <PageField name="note" label={t('scholarships.give.note')} hint={t('scholarships.give.noteHint')}>
            {(control) => (
              <textarea {...control} dir="auto" rows={3} maxLength={longestNote} className={controlLook} />
            )}
          </PageField>
          <PageCheckbox
            name="inBudget"
            known
            label={t('scholarships.give.inBudget')}
            hint={t('scholarships.give.inBudgetHint')}
          />
          <SubmitButton>{t('scholarships.give.give')}</SubmitButton>
        </PageForm>
      </Card>
      <div className="mt-6">
        <BudgetPanel />
      </div>
    </>
  );
}
