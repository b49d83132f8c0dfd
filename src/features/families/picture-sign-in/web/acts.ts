import { redirect } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { picturesToTouch } from '../policy.ts';
import { enterForm } from './picture-forms.ts';
import { touchFurther } from './touched-pictures.ts';

/** Touches pictures without JavaScript, one after the other; the last signs in. */
export async function enter(args: PageActionArgs): Promise<Response | FormAnswer> {
  return (
    touchFurther(args, enterForm, picturesToTouch) ??
    (await actOnSessionForm(args, enterForm, () => redirect(href('welcome'))))
  );
}
