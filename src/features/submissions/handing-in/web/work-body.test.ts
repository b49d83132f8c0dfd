import { expect, test } from 'vitest';
import type { HandInView } from '../contract.ts';
import { findFirstBody, isEmptyBody, isSameBody, joinBodies, readBody, type WorkBody } from './work-body.ts';

const body: WorkBody = {
  text: 'I baked challah.',
  files: [{ uploadId: 'u1', caption: 'Dough' }],
  visibility: 1,
  impact: {},
};
const view = { firstVisibility: 1, filesAtMost: 10 } as HandInView;

test('the form begins empty, with what was handed in, or with the draft', () => {
  expect(findFirstBody(view)).toEqual({ text: '', files: [], visibility: 1, impact: {} });
  const submission = { text: 'Handed in', files: [{ id: 'f1', caption: 'One' }], visibility: 2 };
  const handedIn = { ...view, submission } as unknown as HandInView;
  expect(findFirstBody(handedIn)).toEqual({
    text: 'Handed in',
    files: [{ uploadId: 'f1', caption: 'One' }],
    visibility: 2,
    impact: {},
  });
  const draft = { version: 3, changedAt: '', body: { text: 'Draft', files: [] } };
  expect(findFirstBody({ ...handedIn, draft })).toMatchObject({ text: 'Draft', visibility: 1 });
});

test('what stands in the form is read with its files and what was typed about the deed', () => {
  const form = new FormData();
  form.set('text', 'Words');
  form.set('files', JSON.stringify(body.files));
  form.set('visibility', '1');
  form.set('impact.amount', '3');
  form.set('impact.country', '');
  expect(readBody(form)).toEqual({
    text: 'Words',
    files: body.files,
    visibility: 1,
    impact: { 'impact.amount': '3' },
  });
  expect(readBody(new FormData())).toMatchObject({ text: '', files: [] });
});

test('two drafts are the same whatever the order of their fields, and differ by a caption', () => {
  const impact = { 'impact.kind': 'meal', 'impact.amount': '2' } as const;
  const turned = { 'impact.amount': '2', 'impact.kind': 'meal' } as const;
  expect(isSameBody({ ...body, impact }, { ...body, impact: turned })).toBe(true);
  expect(isSameBody(body, { ...body, files: [{ uploadId: 'u1', caption: 'Bread' }] })).toBe(false);
});

test('joining two drafts loses no word and no file, and doubles none', () => {
  const theirs = { ...body, text: 'We ate it.', files: [...body.files, { uploadId: 'f2', caption: '' }] };
  expect(joinBodies(body, theirs, 10)).toMatchObject({
    text: 'I baked challah.\n\nWe ate it.',
    files: [{ uploadId: 'u1' }, { uploadId: 'f2' }],
  });
  expect(joinBodies(body, { ...theirs, text: body.text }, 1)).toEqual({ ...body });
});

test('a draft of nothing but a choice is empty', () => {
  expect(isEmptyBody({ ...body, text: ' \n', files: [] })).toBe(true);
  expect(isEmptyBody(body)).toBe(false);
});
