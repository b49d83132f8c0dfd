import { callers, password, type Caller, type World } from './make-world.ts';
import type { Recorded } from './recorded.ts';

/* Requests about what a person has handed in, uploaded, redeemed or signed in with. */

const guardians: Caller[] = ['parent', 'secondGuardian'];
const family: Caller[] = [...guardians, 'member', 'sibling', 'grown'];
const own = '/users/current/challenges';
const seen = '/content/challenges/submissions/{id}';
const answer = { version: 1, note: '' };

const agreesToAll = async ({ as, ids }: World) =>
  (await as('parent')).post('/api/users/current/children/submissions', {
    ...answer,
    submissionId: ids.work,
    answer: 'always',
  });

export const ofWorks: Record<string, Recorded | Recorded[]> = {
  [`GET ${own}/submissions`]: { by: [...family, 'student'] },
  [`GET ${own}/items/{itemId}`]: { by: ['member', 'sibling', 'student'], given: { itemId: 'challenge' } },
  [`POST ${own}/submissions`]: {
    by: ['member'],
    open: ['files.fileId'],
    given: { itemId: 'challenge' },
    ids: { 'files.uploadId': 'file' },
    body: { version: 1, text: 'Challah.', visibility: 1 },
  },
  [`PUT ${own}/drafts/{itemId}`]: {
    by: ['member', 'sibling', 'student'],
    open: ['body.files.uploadId', 'body.files.fileId'],
    given: { itemId: 'challenge' },
    body: { version: 0, body: { text: 'Challah.', files: [] } },
  },
  [`DELETE ${own}/drafts/{itemId}`]: { by: ['member'], given: { itemId: 'challenge' } },
  [`DELETE ${own}/submissions/{id}`]: {
    by: ['member'],
    ids: { id: 'work' },
    not: ['shownWork'],
    unknownIsDone: true,
  },
  [`POST ${own}/submissions/{id}/appeal`]: {
    by: ['member'],
    ids: { id: 'rejectedWork' },
    not: ['shownWork'],
    body: { text: 'It was our own challah.' },
  },
  [`POST ${own}/submissions/{id}/visibility`]: {
    by: ['member'],
    ids: { id: 'work' },
    not: ['shownWork'],
    body: { version: 1, visibility: 2 },
  },
  'GET /users/current/impact': { by: [...family, 'student'] },
  'GET /users/current/impact/form': { by: family },
  'GET /users/current/children/submissions': { by: guardians },
  'POST /users/current/children/submissions': {
    by: guardians,
    ids: { submissionId: 'work' },
    body: { ...answer, answer: 'yes' },
  },
  'DELETE /users/current/standing-consents/{childId}': {
    by: guardians,
    ids: { childId: 'member' },
    before: agreesToAll,
  },
  'POST /submission-approvals/{token}': {
    by: [...callers],
    given: { token: 'worksLink' },
    ids: { submissionId: 'work' },
    not: ['shownWork', 'waitingWork'],
    body: { ...answer, answer: 'yes' },
  },
  [`GET ${seen}`]: [
    { by: ['member', ...guardians], ids: { id: 'work' } },
    { by: [...guardians, 'sibling'], ids: { id: 'shownWork' } },
    { by: ['student', 'carded', 'teacher', 'coTeacher'], ids: { id: 'classWork' } },
  ],
  [`PUT ${seen}/stickers/{sticker}`]: {
    by: guardians,
    knows: ['sibling'],
    ids: { id: 'shownWork' },
    open: ['sticker'],
  },
  [`DELETE ${seen}/stickers/{sticker}`]: {
    by: guardians,
    knows: ['sibling'],
    ids: { id: 'shownWork' },
    open: ['sticker'],
  },
  [`POST ${seen}/reports`]: {
    by: guardians,
    knows: ['sibling'],
    ids: { id: 'shownWork' },
    body: { reason: 'unkind' },
  },
};

export const ofStore: Record<string, Recorded> = {
  'GET /plans/purchases/{id}': { by: ['parent'], ids: { id: 'purchase' } },
  'POST /plans/purchases/{id}/complete': {
    by: ['parent'],
    ids: { id: 'purchase' },
    body: { query: {} },
  },
  'GET /invoices/{reference}': { by: ['parent'], ids: { reference: 'invoice' } },
  'GET /users/current/redemptions': { by: ['member', 'parent'] },
  'GET /users/current/redemptions/{id}': { by: ['member'], ids: { id: 'redemption' } },
  'POST /users/current/redemptions/{id}/cancel': {
    by: ['member'],
    ids: { id: 'order' },
    body: { version: 1 },
  },
  'GET /users/current/children/orders': { by: guardians },
  'POST /users/current/children/orders/{id}': {
    by: guardians,
    ids: { id: 'order' },
    body: { version: 1, agree: false },
  },
  'POST /redemption-approvals/{token}': {
    by: [...callers],
    given: { token: 'ordersLink' },
    ids: { id: 'order' },
    not: ['siblingsOrder'],
    body: { version: 1, agree: false },
  },
};

export const ofFiles: Record<string, Recorded> = {
  'GET /users/current/files/{id}': { by: ['member'], ids: { id: 'file' } },
  'POST /users/current/files/{id}': { by: ['member'], ids: { id: 'upload' } },
  'DELETE /users/current/files/{id}': { by: ['member'], ids: { id: 'file' } },
};

export const ofSettings: Record<string, Recorded> = {
  'POST /users/current/export': {
    by: ['parent', 'secondGuardian'],
    ids: { memberId: 'member' },
    body: { currentPassword: password },
  },
};

export const ofSignIn: Record<string, Recorded> = {
  'GET /users/current/sessions': { by: ['parent', 'member', 'student'] },
  'DELETE /users/current/sessions/{id}': { by: ['parent'], ids: { id: 'parentsSession' } },
  'GET /users/current/passkeys': { by: ['parent', 'teacher'] },
  'POST /users/current/passkeys/{id}': {
    by: ['parent'],
    ids: { id: 'parentsPasskey' },
    body: { label: 'Tablet' },
  },
  'DELETE /users/current/passkeys/{id}': {
    by: ['parent'],
    ids: { id: 'parentsPasskey' },
    body: { currentPassword: password },
  },
};
