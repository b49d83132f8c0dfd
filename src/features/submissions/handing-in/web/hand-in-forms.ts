import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';
import { impactFields, readImpact } from '#features/submissions/impact/web/impact-form-fields.ts';
import type { Visibility } from '#features/submissions/life/policy.ts';
import { readFiles } from './work-body.ts';

/** Hands in a work for an item, or a new version of it; `files` is what the file picker holds, as JSON. */
export const handInForm = defineForm({
  name: 'hand-in',
  fields: { ...impactFields, text: verbatim, files: text, visibility: text, version: text },
  send: ({ api }, { text, files, visibility, version, ...typed }, itemId = '') => {
    const impact = readImpact(typed);
    return api.submissions.handIn.call({
      itemId,
      text,
      files: readFiles(files),
      visibility: readVisibility(visibility),
      version: Number(version),
      ...(impact && { impact }),
    });
  },
});

/** Shows a work to fewer people, or to more. */
export const showToForm = defineForm({
  name: 'show-to',
  fields: { visibility: text, version: text },
  send: ({ api }, { visibility, version }, id = '') =>
    api.submissions.showTo.call({ id, version: Number(version), visibility: readVisibility(visibility) }),
});

export const withdrawForm = defineForm({
  name: 'withdraw',
  fields: {},
  send: ({ api }, _values, id = '') => api.submissions.withdraw.call({ id }),
});

/** Asks to look at a work again that was not approved. */
export const appealForm = defineForm({
  name: 'appeal',
  fields: { text: verbatim },
  send: ({ api }, { text }, id = '') => api.submissions.appeal.call({ id, text }),
});

// The contract refuses what is none.
const readVisibility = (typed: string) => Number(typed || '2') as Visibility;
