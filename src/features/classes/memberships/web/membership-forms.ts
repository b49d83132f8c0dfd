import type { PageApi } from '#page/page-context.ts';
import type { MembershipList } from '../contract.ts';
import { readFormName } from '#features/classes/web/read-form-name.ts';

const senders = {
  leave: (api: PageApi, id: string) => api.classes.leave.call({ id }),
  stay: (api: PageApi, id: string) => api.classes.stay.call({ id }),
} as const;

export type MembershipForm = keyof typeof senders;

/** Sends a student's form according to its name, `leave:ID`; undefined if no form of ours has it. */
export function sendMembershipForm(api: PageApi, form: FormData): Promise<MembershipList> | undefined {
  const { name, id } = readFormName(form);
  return Object.hasOwn(senders, name) ? senders[name as MembershipForm](api, id) : undefined;
}
