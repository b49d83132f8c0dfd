import { describe, expect, test } from 'vitest';
import { makeClass } from '#features/classes/testing.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { keepGuardian } from '#features/guardians/server/public.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import type { FamilyOverview } from '#features/families/contract.ts';
import { changeUser, type TestUser } from '#features/people/testing.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { useApp } from '../support/app.ts';
import { makeCtx } from '../support/ctx.ts';
import { formsOf, openBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { makeChallenge } from '../support/works.ts';

/* Everything that a parent decides on /family, in a browser without JavaScript. */

const app = useApp();
const address = {
  'address.name': 'Hannah Weiss',
  'address.street': 'Olive 1',
  'address.city': 'Haifa',
  'address.postalCode': '31000',
  'address.country': 'IL',
};

async function makeHome({ children = 1 }: { children?: number } = {}) {
  const { id, guardian, members } = await makeFamily(app.ctx, { children });
  const parent = await openBrowser(app, guardian);
  const [child] = members as [TestUser];
  return { id, guardian, members, child, parent };
}

const overviewOf = async (browser: PlainBrowser) =>
  (await browser.ask('/api/users/current/family/overview')).json<FamilyOverview>();
const childIn = async (browser: PlainBrowser, firstName = 'Child 1') => {
  const child = (await overviewOf(browser)).children.find((each) => each.firstName === firstName);
  if (!child) throw new Error(`${firstName} is not on the screen`);
  return child;
};
/** The whole name of the form that begins with this one. */
const formNamed = async (browser: PlainBrowser, name: string, path = '/family') =>
  formsOf((await browser.ask(path)).body).find((form) => form.split(':')[0] === name) ?? `no ${name}`;

/** Presses a button of the form that begins with this name, and follows where that leads. */
async function press(
  browser: PlainBrowser,
  name: string,
  values: Record<string, string> = {},
  path = '/family',
): Promise<string> {
  const answer = await browser.ask(path, { form: await formNamed(browser, name, path), ...values });
  if (answer.statusCode !== 302) return answer.body;
  return (await browser.ask(String(answer.headers['location']).replace(/#.*/, ''))).body;
}

const minutesEach = (minutes: number) => ({
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`day${day}`, String(minutes)])),
  'rules.quiet.from': '',
  'rules.quiet.until': '',
  onHolyDays: 'open',
});

describe('the family’s screen', () => {
  test('has a card for each child, with what waits, its decisions, and the way to them', async () => {
    const { parent, members, guardian } = await makeHome({ children: 3 });
    const [first] = members as [TestUser];
    await press(parent, 'timeRules', minutesEach(0), `/family/time/${first.userId}`);
    await (await app.as(first)).post('/api/users/current/time-requests', { minutes: 15 });
    const naming = await app.makeUser({
      first_name: 'Dinah',
      adult_from: new Date('2032-01-01'),
      guardian_awaited_since: app.ctx.clock.now(),
    });
    await keepGuardian(app.ctx, naming.userId, guardian.emailAddress);
    const { body } = await parent.ask('/family');
    for (const name of ['Child 1', 'Child 2', 'Child 3', 'Dinah'])
      expect(body).toMatch(new RegExp(`<h2 id="child-[^"]*"[^>]*><bdi>${name}</bdi>`));
    expect(body).toContain('Child 1 asks for 15 more minutes.');
    expect(body).toContain('Dinah asks for your consent');
    expect(body).toContain(`href="#child-${first.userId}"`);
    expect(body).toContain(`href="#child-${naming.userId}"`);
    expect(body).toContain('Stories together this week');
    // What a link leads to is on the page.
    for (const [, id = ''] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${id}"`);
  });

  test('says who could begin where there is no child yet, and how a removed one comes back', async () => {
    const { parent, child } = await makeHome();
    await press(parent, 'removeMember', {}, `/family/members/${child.userId}`);
    const empty = (await parent.ask('/family')).body;
    expect(empty).toContain('Who learns with you?');
    expect(empty).toMatch(/Until December 17, 2026 you can bring <bdi>Child 1<\/bdi> back/);
    const back = await press(parent, 'keepMember');
    expect(back).not.toContain('Removed from the family');
    expect(back).toContain('<bdi>Child 1</bdi>');
  });

  test('answers a request for more time, and gives minutes that nobody asked for', async () => {
    const { parent, child } = await makeHome();
    await press(parent, 'timeRules', minutesEach(0), `/family/time/${child.userId}`);
    const asking = await app.as(child);
    const asked = await asking.post('/api/users/current/time-requests', { minutes: 30 });
    expect(asked.statusCode).toBe(200);
    await press(parent, 'answerTime', { granted: 'no' });
    expect((await childIn(parent)).time).toMatchObject({ minutesRemaining: 0, request: { granted: false } });
    const given = await press(parent, 'giveTime', { extraMinutes: '15' });
    expect(given).toContain('0 of 15 minutes today');
    expect((await childIn(parent)).time).toMatchObject({ minutesRemaining: 15 });
  });

  test('answers a wish from the store, with the address at its fields', async () => {
    const { parent, child } = await makeHome();
    const cup = await makeItem(makeCtx(app.ctx.db), {
      ...goods,
      variants: [{ label: '' }],
      texts: { en: { name: 'A cup', description: '', goesTo: '' } },
      stock: 3,
    });
    await giveCoins(app.ctx, child.userId, 100);
    const redeemed = await (
      await app.as(child)
    ).post('/api/users/current/redemptions', { itemId: cup.id, price: cup.price, key: 'a-key-of-hers' });
    expect(redeemed.statusCode).toBe(201);
    expect(await childIn(parent)).toMatchObject({ ordersWaiting: 1 });
    const page = (await parent.ask('/family')).body;
    expect(page).toContain('id="asked-orders"');
    const version = '1';
    const wrong = await press(parent, 'agreeToOrder', { version, ...address, 'address.city': '' });
    expect(wrong).toContain('value="Olive 1"');
    expect(await childIn(parent)).toMatchObject({ ordersWaiting: 1 });
    await press(parent, 'agreeToOrder', { version, ...address });
    expect(await childIn(parent)).toMatchObject({ ordersWaiting: 0 });
    expect((await parent.ask('/family')).body).not.toContain('asked-orders');
  });

  test('answers what a child has made', async () => {
    const { parent, child } = await makeHome();
    const item = await makeChallenge(app);
    const work = { itemId: item, version: 0, text: 'Challah for Ruth', files: [], visibility: 1 };
    await (await app.as(child)).post('/api/users/current/challenges/submissions', work);
    expect(await childIn(parent)).toMatchObject({ worksWaiting: 1 });
    expect((await parent.ask('/family')).body).toContain('Challah for Ruth');
    await press(parent, 'answer-child', { note: '', answer: 'yes' });
    expect(await childIn(parent)).toMatchObject({ worksWaiting: 0 });
  });

  test('withdraws a consent and gives it again, at once for the child', async () => {
    const { parent, child } = await makeHome();
    const learning = await app.as(child);
    const read = async () => (await learning.get('/api/users/current/family/goal')).statusCode;
    expect(await read()).toBe(200);
    const closed = await press(parent, 'withdrawConsent');
    expect(closed).toContain('The account is closed on every device until you agree again.');
    expect(await read()).toBe(403);
    await press(parent, 'giveConsent');
    expect(await read()).toBe(200);
  });

  test('agrees to a child who named the parent, and erases one whom she does not know', async () => {
    const { parent, guardian } = await makeHome({ children: 0 });
    for (const first_name of ['Dinah', 'Stranger']) {
      const { userId } = await app.makeUser({
        first_name,
        adult_from: new Date('2032-01-01'),
        guardian_awaited_since: app.ctx.clock.now(),
        created_at: new Date(first_name === 'Dinah' ? '2026-11-01' : '2026-11-02'),
      });
      await keepGuardian(app.ctx, userId, guardian.emailAddress);
    }
    await press(parent, 'giveConsent');
    expect(await childIn(parent, 'Dinah')).toMatchObject({ consent: 'given', isMember: false });
    const page = await press(parent, 'refuseChild');
    expect(page).not.toContain('Stranger');
    expect((await overviewOf(parent)).children).toHaveLength(1);
  });

  test('sets the family’s goal, and shows the page with it', async () => {
    const { parent } = await makeHome();
    expect(await press(parent, 'familyGoal', { stories: '7' })).toContain('0 of 7 stories');
  });

  test('lets a child into a class, and takes her out again; a no keeps her out', async () => {
    const { parent, child } = await makeHome();
    const { code } = await makeClass(app.ctx);
    const asking = await app.as(child);
    const join = async () =>
      (await asking.post(`/api/classes/${code}/join`)).json<{ status: string; why: string | null }>();
    expect(await join()).toMatchObject({ status: 'pending', why: 'guardian' });
    const page = (await parent.ask('/family')).body;
    expect(page.replaceAll(/<\/?bdi>/g, '')).toContain(
      `Child 1 would like to join Class ${code}, taught by Ruth Adler.`,
    );
    await press(parent, 'answerClass', { joins: 'no' });
    expect(await childIn(parent)).toMatchObject({ classes: [] });
    await join();
    await press(parent, 'answerClass', { joins: 'yes' });
    expect(await childIn(parent)).toMatchObject({ classes: [{ waitsFor: null }] });
    expect(await join()).toMatchObject({ status: 'joined' });
    await press(parent, 'takeOutOfClass');
    expect(await childIn(parent)).toMatchObject({ classes: [] });
  });
});

describe('a child’s time', () => {
  test('is ruled for each day, with quiet hours, and no longer once that is lifted', async () => {
    const { parent, child } = await makeHome();
    const path = `/family/time/${child.userId}`;
    const refusedUntil = async (until: string) => {
      const typed = { ...minutesEach(30), 'rules.quiet.from': '20:00', 'rules.quiet.until': until };
      const page = await press(parent, 'timeRules', typed, path);
      expect(/<input[^>]*name="rules.quiet.until"[^>]*>/.exec(page)?.[0]).toContain('aria-invalid="true"');
      return page;
    };
    expect(await refusedUntil('20:00')).toContain('Choose two different times.');
    expect(await refusedUntil('')).toContain('Give the time as 20:30.');
    const rules = { ...minutesEach(30), day6: '', 'rules.quiet.from': '20:00', 'rules.quiet.until': '07:00' };
    const page = await press(parent, 'timeRules', rules, path);
    expect(page).toContain('value="20:00"');
    expect((await childIn(parent)).time?.rules).toEqual({
      minutes: [30, 30, 30, 30, 30, 30, null],
      quiet: { from: '20:00', until: '07:00' },
      onHolyDays: 'open',
    });
    await press(parent, 'liftTime', {}, path);
    expect((await childIn(parent)).time?.rules).toBeNull();
  });
});

describe('the people of a family', () => {
  const people = '/family/people';
  const linkIn = () => /http:\/\/lamed\.test(\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? 'no link';

  test('are invited by mail, accept behind the link, and leave by themselves', async () => {
    const { parent } = await makeHome();
    const invited = await press(parent, 'invite', { emailAddress: 'leah@example.org' }, people);
    expect(invited).toContain('leah@example.org');
    const link = linkIn();
    expect((await app.get(link)).body).toContain('Sign in and continue');
    const mother = await app.makeUser({ role: 'parent', email_address: 'leah@example.org' });
    const hers = await openBrowser(app, mother);
    expect((await hers.ask(link)).body).toContain('Accept the invitation');
    expect(await press(hers, 'accept', {}, link)).toContain('Your family’s people');
    expect((await hers.ask('/family')).body).toContain('<bdi>Child 1</bdi>');
    await press(hers, 'leave', {}, people);
    expect((await hers.ask('/family')).body).toContain('Who learns with you?');
    expect((await hers.ask(link)).body).toContain('This invitation has expired');
  });

  test('are invited by mistake, too: the link then ends', async () => {
    const { parent } = await makeHome();
    await press(parent, 'invite', { emailAddress: 'leah@example.org' }, people);
    const link = linkIn();
    expect(await press(parent, 'withdraw', {}, people)).not.toContain('leah@example.org');
    expect((await app.get(link)).body).toContain('This invitation has expired');
  });

  test('may be watchers, who see how the children are doing until they are removed or leave', async () => {
    const { id, parent } = await makeHome();
    const watching = '/family/watching';
    const grandma = await app.makeUser({ first_name: 'Sarah', last_name: 'Weiss' });
    await addGuardian(app.ctx, id, grandma, 'watcher');
    const hers = await openBrowser(app, grandma);
    expect((await hers.ask(watching)).body).toContain('Child 1');
    expect((await parent.ask(people)).body).toContain('Sarah Weiss');
    await press(parent, 'removeWatcher', {}, people);
    expect((await hers.ask(watching)).body).not.toContain('Child 1');
    await addGuardian(app.ctx, id, grandma, 'watcher');
    expect(await press(hers, 'stopWatching', {}, watching)).not.toContain('Child 1');
  });

  test('withdraw the consent there too, whichever guardian it is', async () => {
    const { id, parent } = await makeHome();
    const second = await makeGuardian(app.ctx, { first_name: 'Jonah' });
    await addGuardian(app.ctx, id, second);
    const his = await openBrowser(app, second);
    expect(await press(his, 'withdrawConsent', {}, people)).toContain('Consent withdrawn');
    expect(await childIn(parent)).toMatchObject({ consent: 'withdrawn' });
    expect(await press(parent, 'giveConsent', {}, people)).toContain('Consent given');
  });
});

test('a member who has come of age gets the link on the family’s screen, and with it an account of her own', async () => {
  const { parent, child } = await makeHome();
  await changeUser(app.ctx, child.userId, { adult_from: app.ctx.clock.now() });
  await press(parent, 'ownAccount', { emailAddress: 'talia@example.org' });
  const link = /http:\/\/lamed\.test(\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? 'no link';
  const page = (await app.get(link)).body;
  expect(page).toContain('<bdi>Child 1</bdi>, this account is yours now');
  const taken = await app.ask(link, {
    method: 'POST',
    form: { form: formsOf(page)[0] ?? '', password: 'a tent open on four sides' },
    headers: { origin: 'http://lamed.test' },
  });
  expect(taken.headers['location']).toBe('/welcome');
  expect((await overviewOf(parent)).children).toEqual([]);
});

test('the sheet for the Shabbat table asks to be treated with respect, once it is printed', async () => {
  const { parent } = await makeHome();
  expect((await parent.ask('/family/friday')).body).toMatch(
    /hidden[^"]*print:block">This page holds words of Torah\. Please treat it with respect\./,
  );
});
