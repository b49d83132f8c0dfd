import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { AssignmentInput } from '../contract.ts';
import type { TargetKind } from '../policy.ts';

const fields = { kind: text, target: text, to: text, from: text, due: text, repeatUntil: text, note: text };

/** The button that takes the next day without JavaScript. */
export const takeNextName = 'takeNext';

type Typed = Record<keyof typeof fields, string>;

function readSet({ kind, target, to, from, due, repeatUntil, note }: Typed): Omit<AssignmentInput, 'id'> {
  const [whom, id = ''] = to.split(':');
  return {
    // The contract judges it.
    kind: kind as TargetKind,
    target,
    to: whom === 'group' ? { groupId: id } : whom === 'student' ? { studentId: id } : {},
    from,
    due,
    ...(repeatUntil !== '' && { repeatUntil }),
    note,
  };
}

export const assignForm = defineForm({
  name: 'assign',
  fields,
  send: ({ api, params }, typed) =>
    api.teaching.assign.call({ id: params['classId'] ?? '', ...readSet(typed) }),
});

export const changeForm = defineForm({
  name: 'change',
  fields,
  send: ({ api, params }, typed) =>
    api.teaching.changeAssignment.call({
      id: params['classId'] ?? '',
      assignmentId: params['assignmentId'] ?? '',
      ...readSet(typed),
    }),
});

export const removeForm = defineForm({
  name: 'remove',
  fields: {},
  send: ({ api, params }, _typed, assignmentId = '') =>
    api.teaching.removeAssignment.call({ id: params['classId'] ?? '', assignmentId }),
});
