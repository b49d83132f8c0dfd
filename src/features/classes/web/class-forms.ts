import type { PageApi } from '../../../page/page-context.ts';
import { readStudents } from '../policy.ts';
import { textOf } from './acted-form.ts';

type Send = (api: PageApi, form: FormData, id: string, studentId: string) => Promise<unknown>;

/** What an educator's forms send, from the page or, without scripts, from the server. */
const senders = {
  create: (api, form) => api.classes.create.call({ name: textOf(form, 'name') }),
  rename: (api, form, id) => api.classes.change.call({ id, name: textOf(form, 'name') }),
  pause: (api, _form, id) => api.classes.change.call({ id, paused: true }),
  open: (api, _form, id) => api.classes.change.call({ id, paused: false }),
  rotate: (api, _form, id) => api.classes.change.call({ id, rotate: true }),
  remove: (api, _form, id) => api.classes.remove.call({ id }),
  addStudents: (api, form, id) =>
    api.classes.addStudents.call({
      id,
      students: readStudents(textOf(form, 'students')),
      guardiansAgree: form.has('guardiansAgree'),
    }),
  renewCard: (api, _form, id, studentId) => api.classes.renewCard.call({ id, studentId }),
  removeStudent: (api, _form, id, studentId) => api.classes.removeStudent.call({ id, studentId }),
} as const satisfies Record<string, Send>;

export type ClassForm = keyof typeof senders;

/** A form's name as its hidden field carries it: what it does, to which class and which student. */
export function formName(form: ClassForm, id = '', studentId = ''): string {
  return [form, id, studentId].filter((part) => part !== '').join(':');
}

/** Sends what a form says by its name; undefined where no form of ours is called that. */
export function sendClassForm(api: PageApi, form: FormData): Promise<unknown> | undefined {
  const [name = '', id = '', studentId = ''] = textOf(form, 'form').split(':');
  if (!Object.hasOwn(senders, name)) return undefined;
  const send: Send = senders[name as ClassForm];
  return send(api, form, id, studentId);
}
