import { redirect } from 'react-router';
import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { FamilyMember } from '#features/families/contract.ts';
import { keepChildForm } from '#features/families/offered/keep-child-form.ts';
import {
  choosePicturesForm,
  memberPictureForms,
  touchesToChoose,
} from '#features/families/picture-sign-in/web/picture-forms.ts';
import { touchFurther } from '#features/families/picture-sign-in/web/touched-pictures.ts';
import { memberForms } from './member-forms.ts';

const forms = [
  ...Object.values(memberForms),
  ...Object.values(memberPictureForms),
  keepChildForm,
  choosePicturesForm,
];

/** Adds, changes, removes or keeps a member without JavaScript. One who has left with her own account has no page here any more. */
export async function changeMember(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { memberId } = args.params;
  const underWay = touchFurther(args, choosePicturesForm, touchesToChoose);
  if (underWay) return underWay;
  return actOnForms(args, forms, {
    next: (result, { name }) => {
      if (memberId === undefined) return redirect(href('familyWho'));
      if (name === choosePicturesForm.name) return showDone(args, name);
      const hasLeft = name === memberForms.remove.name && (result as FamilyMember).eraseAt === null;
      return redirect(hasLeft ? href('family') : href('familyMember', { memberId }));
    },
  });
}
