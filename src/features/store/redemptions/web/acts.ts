import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { cancelForm, linkForms, panelForms } from './order-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function cancelOrder(args: PageActionArgs): Acted {
  return actOnForm(args, cancelForm, { next: () => redirect(args.url.pathname) });
}

/** The page shows what is still open, and that the rest is answered. */
export function answerByLink(args: PageActionArgs): Acted {
  return actOnForms(args, Object.values(linkForms));
}

/** The panel's own forms; undefined for another form of the page. */
export async function answerInPanel(args: PageActionArgs): Promise<Response | FormAnswer | undefined> {
  const { name } = readFormName(args.form);
  const forms = Object.values(panelForms);
  if (!forms.some((form) => form.name === name)) return undefined;
  return actOnForms(args, forms, { next: () => redirect(`${args.url.pathname}#asked-orders`) });
}
