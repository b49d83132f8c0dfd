import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CourseCategory, FamilyMember } from '#features/families/contract.ts';
import { CategoryRow } from './category-row.tsx';
import { memberForms } from './member-forms.ts';

interface WhatSheSeesProps {
  member: FamilyMember;
  categories: readonly CourseCategory[];
}

/** Which categories of courses a child sees, and whether she learns with films alone. */
export function WhatSheSees({ member, categories }: WhatSheSeesProps) {
  const t = useTranslations();
  return (
    <section aria-labelledby="what-she-sees" className="mt-8 border-t border-line pt-6">
      <h2 id="what-she-sees" className="text-step-1 font-bold">
        {t('families.sees.title')}
      </h2>
      <ClassicMode known={member.classicMode} />
      {categories.length > 0 && (
        <>
          <p className="mt-6 text-pretty text-ink-soft">{t('families.sees.categoriesText')}</p>
          <ul className="mt-2 divide-y divide-line">
            {categories.map((category) => (
              <CategoryRow key={category.id} category={category} member={member} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ClassicMode({ known }: { known: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(memberForms.classicMode, {
    doneText: t('families.form.saved'),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form} className="mt-3 space-y-2">
      <PageCheckbox
        name="classicMode"
        known={known}
        label={t('families.sees.classicMode')}
        hint={t('families.sees.classicModeHint')}
      />
      <SubmitButton size="s" variant="secondary">
        {t('families.form.save')}
      </SubmitButton>
    </PageForm>
  );
}
