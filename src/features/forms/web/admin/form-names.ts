import { useTranslations } from 'use-intl';
import type { FormName } from '#features/forms/policy.ts';

/** What the staff call each form. */
export function useFormNames(): Record<FormName, string> {
  const t = useTranslations();
  return {
    educators: t('forms.name.educators'),
    parents: t('forms.name.parents'),
    family: t('forms.name.family'),
  };
}

/** The name of a form, also of one that is gone. */
export function nameOfForm(names: Record<FormName, string>, form: string): string {
  return (names as Partial<Record<string, string>>)[form] ?? form;
}
