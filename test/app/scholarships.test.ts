import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { scholarshipInput } from '#features/scholarships/testing.ts';

const app = useApp();
const list = '/admin/money/scholarships';
const typed = {
  form: 'ask',
  asker: 'parent',
  beneficiary: 'family',
  plan: 'premium',
  share: '0',
  words: 'We are between jobs.',
  name: 'Yael Katz',
  emailAddress: 'yael@example.org',
  country: 'US',
};
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('scholarships, without JavaScript', () => {
  test('are asked for by a visitor, decided in the administration, and claimed by the person', async () => {
    const visitor = openVisitor(app);
    const page = await visitor.ask('/scholarship');
    expect(page.body).toContain('Learning should not depend on money');
    const { share: _share, ...without } = typed;
    const refused = await visitor.ask('/scholarship', { ...without, words: ' ' });
    for (const shown of ['Please choose one.', 'Please write a sentence or two.', 'value="Yael Katz"'])
      expect(refused.body).toContain(shown);
    const sent = await visitor.ask('/scholarship', typed);
    expect(sent.body).toContain('Your request has arrived');
    const again = await visitor.ask('/scholarship', typed);
    expect(again.body).toContain('Your request has arrived');

    const { user } = await staffMember(app, 'finance');
    const staff = await openBrowser(app, user);
    await tookSecondStep(app, user);
    const requests = await staff.ask(list);
    const id = /scholarships\/([\w-]{36})"/.exec(requests.body)?.[1] ?? '';
    for (const shown of ['Yael Katz', 'Left']) expect(requests.body).toContain(shown);
    const one = await staff.ask(`${list}/${id}`);
    for (const shown of ['We are between jobs.', 'yael@example.org', '$18.00'])
      expect(one.body).toContain(shown);
    expect(formsOf(one.body)).toEqual(
      expect.arrayContaining([`grantPlan:${id}`, `grantDiscount:${id}`, `decline:${id}`]),
    );
    const grant = { form: `grantPlan:${id}`, version: '1', plan: 'premium', answer: 'Learn well.' };
    expect((await staff.ask(`${list}/${id}`, { ...grant, endsOn: later(9999) })).body).toContain(
      'Choose a day after today',
    );
    expect((await staff.ask(`${list}/${id}`, { ...grant, endsOn: later(300) })).statusCode).toBe(302);
    const late = await staff.ask(`${list}/${id}`, { form: `decline:${id}`, version: '1', reason: 'budget' });
    expect(late.body).toContain('This request has been decided already.');

    const mail = app.mails.at(-1);
    expect(mail?.to).toBe('yael@example.org');
    const path = /\/scholarship\/answers\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    const offer = await visitor.ask(path);
    expect(offer.body).toContain('Your scholarship is here');
    const person = await app.makeUser();
    const own = await openBrowser(app, person);
    expect((await own.ask(path, { form: 'claim' })).headers.location).toBe('/scholarship');
    expect((await findEntitlements(app.ctx, person.userId)).plan).toBe('complimentary');
    expect((await own.ask('/scholarship')).body).toContain('Everything is open to you');
    expect((await own.ask(path)).body).toContain('This link has been used');

    const given = await staff.ask(`${list}/grants`);
    const grantId = /grants\/([\w-]{36})"/.exec(given.body)?.[1] ?? '';
    expect((await staff.ask(`${list}/grants/${grantId}`)).body).toContain('What it took of the budget');
    const withdraw = { form: `withdraw:${grantId}`, version: '1' };
    expect((await staff.ask(`${list}/grants/${grantId}`, withdraw)).statusCode).toBe(302);
    expect((await findEntitlements(app.ctx, person.userId)).plan).toBe('free');
  });

  test('are given to someone who did not ask', async () => {
    const { user } = await staffMember(app, 'finance');
    const staff = await openBrowser(app, user);
    await tookSecondStep(app, user);
    const person = await app.makeUser();
    const gift = { form: 'gift', endsOn: later(60), note: '', key: 'key-of-the-page' };
    const wrong = await staff.ask(`${list}/grants/new`, { ...gift, emailAddress: 'nobody@example.org' });
    expect(wrong.body).toContain('No grown-up’s account has this address.');
    const given = await staff.ask(`${list}/grants/new`, { ...gift, emailAddress: person.emailAddress });
    expect(given.headers.location).toMatch(/grants\/[\w-]{22}$/);
    expect((await findEntitlements(app.ctx, person.userId)).plan).toBe('complimentary');
  });
});

test('only those who decide see requests and grants', async () => {
  const asked = scholarshipInput({ emailAddress: 'secret@example.org' });
  expect((await app.post('/api/scholarships/requests', asked)).statusCode).toBe(201);
  const finance = await staffMember(app, 'finance');
  const found = await finance.client.get('/api/admin/scholarships/requests?q=secret@example.org');
  const id = found.json<{ items: { id: string }[] }>().items[0]?.id ?? '';
  const request = `/api/admin/scholarships/requests/${id}`;
  expect((await finance.client.get(request)).json()).toMatchObject({ emailAddress: 'secret@example.org' });
  const support = await staffMember(app, 'support');
  const learner = await app.as(await app.makeUser());
  for (const [other, status] of [
    [app, 401],
    [learner, 403],
    [support.client, 403],
  ] as const)
    for (const path of [
      request,
      '/api/admin/scholarships/requests/unknown',
      '/api/admin/scholarships/grants',
      '/api/admin/scholarships/budget',
    ])
      expect((await other.get(path)).statusCode, path).toBe(status);
  expect((await finance.client.get('/api/admin/scholarships/requests/unknown')).statusCode).toBe(404);
  expect((await app.get('/api/scholarships/own')).statusCode).toBe(401);
  const child = await app.as(await app.makeUser({ role: 'student' }));
  expect((await child.get('/api/scholarships/own')).statusCode).toBe(403);
  expect((await child.post('/api/scholarships/requests', scholarshipInput())).statusCode).toBe(403);
});
