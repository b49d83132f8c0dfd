import { useTranslations } from 'use-intl';
import type { Role } from '#core/actor.ts';
import type { UserRow, UsersRequest } from '#features/people/listing/contract.ts';

export function useRoleNames(): Record<Role, string> {
  const t = useTranslations();
  return {
    parent: t('people.role.parent'),
    home: t('people.role.home'),
    educator: t('people.role.educator'),
    student: t('people.role.student'),
    new: t('people.role.new'),
    learner: t('people.role.learner'),
    invited: t('people.role.invited'),
  };
}

export function usePlanNames(): Record<UserRow['plan'], string> {
  const t = useTranslations();
  return {
    trial: t('people.plan.trial'),
    free: t('people.plan.free'),
    standard: t('people.plan.standard'),
    premium: t('people.plan.premium'),
    complimentary: t('people.plan.complimentary'),
  };
}

export function useStatusNames(): Record<NonNullable<UsersRequest['status']>, string> {
  const t = useTranslations();
  return {
    trial: t('people.status.trial'),
    free: t('people.status.free'),
    paid: t('people.status.paid'),
  };
}
