import { useTranslations } from 'use-intl';
import { whatKeeps } from '#core/kept-categories.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CategoryChoice, CourseCategory, FamilyMember } from '#features/families/contract.ts';
import { memberForms } from './member-forms.ts';

interface CategoryRowProps {
  category: CourseCategory;
  member: FamilyMember;
}

/** One category: the ages that it is meant for, whether a child sees it and why, and the button that changes that. */
export function CategoryRow({ category, member }: CategoryRowProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { id, name } = category;
  const { age, hiddenCategories: hidden, shownCategories: shown } = member;
  const keptBy = whatKeeps(category, { hidden, shown, age });
  const keptByAge = whatKeeps(category, { hidden: [], shown: [], age }) !== undefined;
  // A choice is stored only where it differs from what her age decides, so that it lasts no longer than it is needed.
  const other: CategoryChoice = keptBy ? (keptByAge ? 'shown' : 'by_age') : keptByAge ? 'by_age' : 'hidden';
  const form = usePageForm(memberForms.chooseCategory, {
    about: [id, other],
    doneText: t('families.form.saved'),
    invalidates: [api.families.key()],
  });
  const standing =
    keptBy === 'age'
      ? t('families.sees.hiddenByAge')
      : keptBy === 'choice'
        ? t('families.sees.hiddenByParent')
        : shown.includes(id) && t('families.sees.shownByParent');
  const notes = [useAges(category), standing].filter((note) => typeof note === 'string');
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <bdi className="font-medium">{name}</bdi>
        {notes.length > 0 && <p className="text-step--1 text-ink-soft">{notes.join(' · ')}</p>}
      </div>
      <PageForm form={form}>
        <SubmitButton
          size="s"
          variant="secondary"
          aria-label={keptBy ? t('families.sees.showOf', { name }) : t('families.sees.hideOf', { name })}
        >
          {keptBy ? t('families.sees.show') : t('families.sees.hide')}
        </SubmitButton>
      </PageForm>
    </li>
  );
}

/** "For ages 6–9"; undefined for what is meant for everyone. */
function useAges({ minAge, maxAge }: CourseCategory): string | undefined {
  const t = useTranslations();
  if (minAge !== null && minAge === maxAge) return t('families.sees.ageOf', { age: minAge });
  if (minAge !== null && maxAge !== null) return t('families.sees.ageBetween', { from: minAge, to: maxAge });
  if (minAge !== null) return t('families.sees.ageFrom', { from: minAge });
  return maxAge === null ? undefined : t('families.sees.ageTo', { to: maxAge });
}
