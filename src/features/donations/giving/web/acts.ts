import { redirect } from 'react-router';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { cancelForm, declareForm } from '#features/donations/gift-aid/web/gift-aid-forms.ts';
import { completeForm, giveForm, linksForm, payForm, scheduleForm } from './donation-forms.ts';
import { placeAfter } from './place-after.ts';

type Acted = Promise<Response | FormAnswer>;

/** Leads straight on to the provider's page. */
export function give(args: PageActionArgs): Acted {
  return actOnForm(args, giveForm, { next: (begun) => redirect(placeAfter(begun), 303) });
}

/** Asks for the addresses of earlier donations. */
export function askForLinks(args: PageActionArgs): Acted {
  return actOnForm(args, linksForm);
}

/** Paying leads on to the provider's page; asking what came of it shows the donation again as it is then. */
export function actOnDonation(args: PageActionArgs): Acted {
  const own = href('donationOfDonor', { token: args.params['token'] ?? '' });
  if (readFormName(args.form).name === payForm.name)
    return actOnForm(args, payForm, { next: (begun) => redirect(placeAfter(begun), 303) });
  const changes = [scheduleForm, declareForm, cancelForm];
  if (changes.some(({ name }) => name === readFormName(args.form).name))
    return actOnForms(args, changes, { next: (_, { form }) => showDone(args, form) });
  return actOnForm(args, completeForm, { next: () => redirect(own + args.url.search) });
}
