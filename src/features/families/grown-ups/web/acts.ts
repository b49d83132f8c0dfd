import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { consentForms } from '#features/families/offered/consent-forms.ts';
import { ownAccountForm } from '#features/families/offered/own-account-form.ts';
import { newCodeForm } from '#features/families/picture-sign-in/web/picture-forms.ts';
import { isBeforeHandOver, sharingForms } from '#features/families/swap/web/sharing-forms.ts';
import { acceptForm, peopleForms, stopWatchingForm } from './people-forms.ts';

const forms = [
  ...Object.values(peopleForms),
  ...Object.values(consentForms),
  ...Object.values(sharingForms),
  ownAccountForm,
  newCodeForm,
];

/** Handles the forms of `/family/people` without JavaScript. */
export function actOnPeople(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { name } = readFormName(args.form);
  const isOnTheWay = name === sharingForms.setPin.name && isBeforeHandOver(args.url.search);
  return actOnForms(args, forms, {
    next: () =>
      redirect(
        name === peopleForms.leave.name
          ? href('home')
          : isOnTheWay
            ? href('familyWho')
            : href('familyPeople'),
      ),
  });
}

/** Accepts the invitation of the page without JavaScript. */
export function acceptInvitation(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, acceptForm, {
    next: ({ kind }) => redirect(kind === 'guardian' ? href('familyPeople') : href('familyWatching')),
  });
}

export function actOnWatching(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, stopWatchingForm, { next: () => redirect(href('familyWatching')) });
}
