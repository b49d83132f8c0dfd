import { href } from '../../../../urls.ts';
import type { UserView } from '../../contract.ts';

/** Where somebody goes who has signed in and wants nothing in particular (decisions: default page after login). */
export function defaultPage({ role, admin }: Pick<UserView, 'role' | 'admin'>): string {
  return role === 'educator' && !admin ? href('educators') : href('home');
}
