import { href } from '../../../../urls.ts';

/** Where somebody goes who has signed in and wants nothing in particular (decisions: default page after login). */
export function defaultPage(): string {
  return href('home');
}
