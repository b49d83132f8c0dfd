import { useTranslations } from 'use-intl';
import type { StaffRole } from '#core/permissions.ts';

/** What each role is called, and what it lets one do. */
export function useRoleWords(): Record<StaffRole, { name: string; does: string }> {
  const t = useTranslations();
  return {
    editor: { name: t('signIn.staff.editor'), does: t('signIn.staff.editorDoes') },
    translator: { name: t('signIn.staff.translator'), does: t('signIn.staff.translatorDoes') },
    moderator: { name: t('signIn.staff.moderator'), does: t('signIn.staff.moderatorDoes') },
    support: { name: t('signIn.staff.support'), does: t('signIn.staff.supportDoes') },
    finance: { name: t('signIn.staff.finance'), does: t('signIn.staff.financeDoes') },
  };
}
