import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { addingForms } from '../adding/web/adding-forms.ts';
import { previewList } from '../adding/web/previewed-list.ts';
import { copyingForms } from '../copying/web/copying-forms.ts';
import { leavingForms } from '../leaving/web/leaving-forms.ts';
import { movingForms } from '../moving/web/moving-forms.ts';
import { inviteForms } from '../teaching/web/invite-forms.ts';
import { studentForms } from '../teaching/web/student-forms.ts';
import { classForms } from '../web/class-forms.ts';

const forms = [
  ...Object.values(classForms),
  ...Object.values(copyingForms),
  ...Object.values(inviteForms),
  ...Object.values(studentForms),
  ...Object.values(leavingForms),
  ...Object.values(movingForms),
];

/** Handles an educator's forms without JavaScript: acts and shows the page again, with the reason if refused. */
export function actOnClasses(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { name } = readFormName(args.form);
  if (name === addingForms.preview.name) return actOnForm(args, addingForms.preview);
  if (name === addingForms.add.name) return addStudents(args);
  const { pathname, search } = args.url;
  return actOnForms(args, forms, { next: () => redirect(`${pathname}${search}#classes`) });
}

/** Adds a list that was checked. New cards are shown for printing; next to a refusal, the list as it was checked. */
async function addStudents(args: PageActionArgs): Promise<Response | FormAnswer> {
  const [id = ''] = readFormName(args.form).about;
  const answer = await actOnForm(args, addingForms.add, {
    next: ({ items }) =>
      redirect(
        items.length > 0
          ? href('classCards', { classId: id })
          : `${href('educators', undefined, { class: id })}#class-${id}`,
      ),
  });
  if (answer instanceof Response) return answer;
  const { students = '', order = '' } = answer.values;
  return { ...answer, result: await previewList(args.page.api, { students, order }, id) };
}
