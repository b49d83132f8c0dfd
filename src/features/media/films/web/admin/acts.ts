import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { filmForm } from './film-forms.ts';

export function changeFilm(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, filmForm, { next: (_film, { form }) => showDone(args, form) });
}
