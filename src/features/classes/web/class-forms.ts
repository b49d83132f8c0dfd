import type { PageApi } from '#page/page-context.ts';
import { textOf } from './acted-form.ts';
import { readFormName } from './read-form-name.ts';
import { addList, previewList } from '../adding/web/previewed-list.ts';

/** `about` is a student or an invitation. */
type Send = (api: PageApi, form: FormData, id: string, about: string) => Promise<unknown>;

/** What an educator's forms send, from the page or, without JavaScript, from the server. */
const senders = {
  create: (api, form) => api.classes.create.call({ name: textOf(form, 'name') }),
  rename: (api, form, id) => api.classes.change.call({ id, name: textOf(form, 'name') }),
  pause: (api, _form, id) => api.classes.change.call({ id, paused: true }),
  open: (api, _form, id) => api.classes.change.call({ id, paused: false }),
  rotate: (api, _form, id) => api.classes.change.call({ id, rotate: true }),
  remove: (api, _form, id) => api.classes.remove.call({ id }),
  previewStudents: previewList,
  addStudents: addList,
  sendInvite: (api, _form, id, inviteId) => api.classes.sendInvite.call({ id, inviteId }),
  correctInvite: (api, form, id, inviteId) =>
    api.classes.sendInvite.call({ id, inviteId, emailAddress: textOf(form, 'emailAddress') }),
  withdrawInvite: (api, _form, id, inviteId) => api.classes.withdrawInvite.call({ id, inviteId }),
  renameStudent: (api, form, id, studentId) =>
    api.classes.renameStudent.call({
      id,
      studentId,
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
    }),
  agreeToRequest: (api, _form, id, studentId) =>
    api.classes.answerRequest.call({ id, studentId, agree: true }),
  declineRequest: (api, _form, id, studentId) =>
    api.classes.answerRequest.call({ id, studentId, agree: false }),
  renewCard: (api, _form, id, studentId) => api.classes.renewCard.call({ id, studentId }),
  removeStudent: (api, _form, id, studentId) => api.classes.removeStudent.call({ id, studentId }),
} as const satisfies Record<string, Send>;

export type ClassForm = keyof typeof senders;

/** Sends a form according to its name; undefined if no form of ours has it. */
export function sendClassForm(api: PageApi, form: FormData): Promise<unknown> | undefined {
  const { name, id, about } = readFormName(form);
  if (!Object.hasOwn(senders, name)) return undefined;
  const send: Send = senders[name as ClassForm];
  return send(api, form, id, about);
}
