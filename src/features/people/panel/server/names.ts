import type { Plan, Role } from '#core/actor.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';

type SayCtx = Pick<Ctx, 'say'>;

const roleNames: Record<Role, string> = {
  parent: 'people.role.parent',
  home: 'people.role.home',
  educator: 'people.role.educator',
  student: 'people.role.student',
  new: 'people.role.new',
  learner: 'people.role.learner',
  invited: 'people.role.invited',
};

const planNames: Record<Plan | 'trial', string> = {
  free: 'people.plan.free',
  trial: 'people.plan.trial',
  standard: 'people.plan.standard',
  premium: 'people.plan.premium',
  complimentary: 'people.plan.complimentary',
};

/** A role as the administration calls it. */
export const nameRole = ({ say }: SayCtx, role: Role): string => say(roleNames[role]);

/** A plan as people know it (spec §4). */
export const namePlan = ({ say }: SayCtx, plan: Plan | 'trial'): string => say(planNames[plan]);

/** A language in another one. */
export function nameLanguage(locale: Locale, language: Locale): string {
  return new Intl.DisplayNames(locales[locale].tag, { type: 'language' }).of(language) ?? language;
}

/** A country in a language. */
export function nameCountry(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(code) ?? code;
}
