import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { makeEducator } from '#features/classes/testing.ts';
import { findSeats } from '#features/people/server/public.ts';

const app = useApp();
const list = '/admin/money/licenses';
const today = () => app.ctx.clock.now().toISOString().slice(0, 10);

/** What the page of a price holds besides what is typed. */
function hiddenIn(body: string): Record<string, string> {
  const inputs = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

describe('a license, without JavaScript', () => {
  test('is priced, asked for, accepted, shared, paid and renewed', async () => {
    const visitor = openVisitor(app);
    expect((await visitor.ask('/licenses?seats=3&country=IL')).body).toContain(
      'Enter a number from 10 to 5,000.',
    );
    const priced = await visitor.ask('/licenses?seats=40&country=IL');
    for (const shown of ['40 seats at', '₪880.00', 'VAT 18%', 'Create an account'])
      expect(priced.body).toContain(shown);

    const educator = await makeEducator(app.ctx, { plan: 'free' });
    const browser = await openBrowser(app, educator);
    const path = '/licenses?seats=40&country=GB';
    const page = await browser.ask(path);
    expect(formsOf(page.body)).toContain('request');
    const typed = {
      ...hiddenIn(page.body),
      form: 'request',
      startsOn: today(),
      school: 'Ofek School',
      address: '12 Olive Street\nLondon',
      contactName: 'Miriam Adler',
      contactEmail: 'not an address',
      purchaseOrder: 'PO-9',
      taxNumber: '',
    };
    const refused = await browser.ask(path, typed);
    expect(refused.body).toContain('Enter an email address.');
    expect(refused.body).toContain('value="Ofek School"');
    const sent = await browser.ask(path, { ...typed, contactEmail: 'billing@ofek.example' });
    expect(sent.headers.location).toBe('/licenses');
    const own = await browser.ask('/licenses');
    for (const shown of ['Ofek School', 'Asked for', 'We are looking at it'])
      expect(own.body).toContain(shown);

    const { user } = await staffMember(app, 'finance');
    const staff = await openBrowser(app, user);
    await tookSecondStep(app, user);
    const id = /money\/licenses\/([\w-]{36})"/.exec((await staff.ask(list)).body)?.[1] ?? '';
    const one = `${list}/${id}`;
    const asked = await staff.ask(one);
    for (const shown of ['Ofek School', '£200.00', 'PO-9', 'billing@ofek.example'])
      expect(asked.body).toContain(shown);
    expect((await staff.ask(one, { form: `accept:${id}`, version: '1' })).statusCode).toBe(302);
    expect(app.mails.find(({ to }) => to === 'billing@ofek.example')?.subject).toMatch(/^Invoice UK-/);
    expect(await findSeats(app.ctx, educator.userId)).toBe(40);

    const license = await browser.ask(`/licenses/${id}`);
    for (const shown of ['is due on December 17, 2026', 'Open the PDF', 'Colleagues'])
      expect(license.body).toContain(shown);
    const share = { form: 'share', emailAddress: 'colleague@ofek.example' };
    expect((await browser.ask(`/licenses/${id}`, { ...share, seats: '41' })).body).toContain(
      'There are not that many seats left.',
    );
    expect((await browser.ask(`/licenses/${id}`, { ...share, seats: '15' })).statusCode).toBe(302);
    const link = /\/licenses\/invitations\/[\w-]{43}/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await visitor.ask(link)).body).toContain('15 seats');
    const colleague = await makeEducator(app.ctx, { plan: 'free' });
    const other = await openBrowser(app, colleague);
    expect((await other.ask(link, { form: 'acceptShare' })).headers.location).toBe('/licenses');
    expect((await findEntitlements(app.ctx, colleague.userId)).plan).toBe('premium');
    expect(await findSeats(app.ctx, colleague.userId)).toBe(15);
    expect((await other.ask('/licenses')).body).toContain('You share a school’s license');
    expect((await other.ask(`/licenses/${id}`)).statusCode).toBe(404);

    const paid = { form: `paid:${id}`, version: '2', paidOn: today(), reference: 'TX 1', currency: 'GBP' };
    expect((await staff.ask(one, { ...paid, amount: '150' })).body).toContain('only the whole sum');
    expect((await staff.ask(one, { ...paid, amount: '200' })).statusCode).toBe(302);
    expect((await staff.ask(`${list}?state=paid`)).body).toContain('Ofek School');
    expect((await staff.ask(`${list}?state=unpaid`)).body).not.toContain('Ofek School');
  });

  test('is declined with a reason', async () => {
    const educator = await makeEducator(app.ctx);
    const browser = await openBrowser(app, educator);
    const path = '/licenses?seats=12&country=US';
    const hidden = hiddenIn((await browser.ask(path)).body);
    await browser.ask(path, {
      ...hidden,
      form: 'request',
      startsOn: today(),
      school: 'Lev School',
      address: '1 Pine Road',
      contactName: 'Dov Katz',
      contactEmail: 'dov@lev.example',
    });
    const { user } = await staffMember(app, 'finance');
    const staff = await openBrowser(app, user);
    await tookSecondStep(app, user);
    const requested = await staff.ask(`${list}?q=${encodeURIComponent(educator.emailAddress)}`);
    const id = /money\/licenses\/([\w-]{36})"/.exec(requested.body)?.[1] ?? '';
    const decline = { form: `decline:${id}`, version: '1' };
    expect((await staff.ask(`${list}/${id}`, { ...decline, reason: ' ' })).body).toContain('Say why.');
    expect((await staff.ask(`${list}/${id}`, { ...decline, reason: 'Too early.' })).statusCode).toBe(302);
    expect((await browser.ask('/licenses')).body).toContain('Too early.');
  });
});

test('only finance sees the licenses of schools, and only she who acts decides', async () => {
  const finance = await staffMember(app, 'finance');
  const support = await staffMember(app, 'support');
  const learner = await app.as(await app.makeUser());
  for (const [other, status] of [
    [app, 401],
    [learner, 403],
    [support.client, 403],
  ] as const) {
    expect((await other.get('/api/admin/money/licenses')).statusCode).toBe(status);
    expect((await other.get('/api/admin/money/licenses/unknown')).statusCode).toBe(status);
    const accept = { version: 1 };
    expect((await other.post('/api/admin/money/licenses/unknown/accept', accept)).statusCode).toBe(status);
  }
  expect((await finance.client.get('/api/admin/money/licenses/unknown')).statusCode).toBe(404);
});
