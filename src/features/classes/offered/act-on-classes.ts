import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { AddedStudents } from '../adding/contract.ts';
import { actInForm, type ActedForm } from '../web/acted-form.ts';
import { sendClassForm } from '../web/class-forms.ts';
import { readFormName } from '../web/read-form-name.ts';
import { previewList } from '../adding/web/previewed-list.ts';

/**
 * Handles an educator's forms without JavaScript: acts and shows the page again, with the reason if refused; new cards
 * are shown for printing.
 */
export async function actOnClasses({ page, url, form }: PageActionArgs): Promise<Response | ActedForm> {
  const acted = await actInForm<unknown>(form, async () => sendClassForm(page.api, form));
  const { name, id } = readFormName(form);
  if (name === 'previewStudents') return acted;
  if (name === 'addStudents') {
    // The list as it was checked is shown again next to the refusal.
    if (acted.refusal) return { ...acted, answer: await previewList(page.api, form, id) };
    const { items } = acted.answer as AddedStudents;
    return redirect(
      items.length > 0
        ? href('classCards', { classId: id })
        : `${href('educators', undefined, { class: id })}#class-${id}`,
    );
  }
  return acted.refusal ? acted : redirect(`${url.pathname}${url.search}#classes`);
}
