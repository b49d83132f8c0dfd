import { href } from '#urls.ts';
import type { UserView } from '../contract.ts';

/** Where a user goes after signing in without a particular destination (decisions: default page after login). */
export function defaultPage({ role, admin }: Pick<UserView, 'role' | 'admin'>): string {
  return role === 'educator' && !admin ? href('educators') : href('home');
}
