import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { FamilyMember } from '#features/families/contract.ts';
import { keepChildForm } from '#features/families/offered/keep-child-form.ts';
import { memberForms } from './member-forms.ts';

/** Adds, changes, removes or keeps a member without JavaScript. One who has left with her own account has no page here any more. */
export function changeMember(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { memberId } = args.params;
  return actOnForms(args, [...Object.values(memberForms), keepChildForm], {
    next: (result, { name }) => {
      if (memberId === undefined) return redirect(href('familyWho'));
      const hasLeft = name === memberForms.remove.name && (result as FamilyMember).eraseAt === null;
      return redirect(hasLeft ? href('family') : href('familyMember', { memberId }));
    },
  });
}
