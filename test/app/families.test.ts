import { describe, expect, test } from 'vitest';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';
import { openBrowser } from '../support/plain-browser.ts';

const app = useApp();
const password = 'shalom-weiss-7';

async function makeWorld() {
  const guardian = await makeGuardian(app.ctx, {}, password);
  const { members } = await makeFamily(app.ctx, { guardian });
  const [dina, noam] = members;
  if (!dina || !noam) throw new Error('no children');
  return { guardian, dina, noam, browser: await openBrowser(app, guardian) };
}

describe('who is learning', () => {
  test('is chosen without scripts, and a grown-up comes back with her PIN', async () => {
    const { guardian, dina, browser } = await makeWorld();
    const pin = { pin: '2580', currentPassword: password };
    const set = await (await app.as(guardian)).post('/api/users/current/family/pin', pin);
    expect(set.statusCode).toBe(200);
    const page = await browser.ask('/family/who');
    expect(page.body).toContain('Who is learning?');
    expect(page.body).toContain('<bdi>Child 1</bdi>');
    const swapped = await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    expect(swapped.headers['location']).toBe('/welcome');
    expect(await browser.who()).toBe(dina.userId);
    const back = `/family/who/${guardian.userId}`;
    expect((await browser.ask(back)).body).toContain('Is that you, <bdi>Hannah</bdi>?');
    expect((await browser.ask(back, { form: 'prove', pin: '9999' })).body).toContain('not the right PIN');
    await browser.ask(back, { form: 'prove', pin: '2580' });
    expect(await browser.who()).toBe(guardian.userId);
  });

  test('is asked at home once the device was put down for half an hour, and only there', async () => {
    const { dina, browser } = await makeWorld();
    const lead = async (path: string) => (await browser.ask(path)).headers['location'];
    await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    expect(await lead('/home')).toBeUndefined();
    app.ctx.clock.advance(31 * 60);
    expect(await lead('/home')).toBe('/family/who');
    expect(await lead('/dashboard')).toBeUndefined();
    await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    expect(await lead('/home')).toBeUndefined();
  });

  test.each(['educator', 'learner', 'parent'] as const)(
    'is asked of a %s who is a guardian, and her menu leads to her family',
    async (role) => {
      const guardian = await makeGuardian(app.ctx, { role }, password);
      const { members } = await makeFamily(app.ctx, { guardian, children: 1 });
      const tablet = await openBrowser(app, guardian);
      expect((await tablet.ask('/home')).body).toMatch(/href="\/family\/who"[\s\S]*href="\/family"/);
      for (const { userId } of members) await tablet.ask('/family/who', { form: `swap:${userId}` });
      await tablet.ask(`/family/who/${guardian.userId}`, { form: 'prove', currentPassword: password });
      app.ctx.clock.advance(31 * 60);
      expect((await tablet.ask('/home')).headers['location']).toBe('/family/who');
    },
  );

  test('is no question to a watcher: her menu leads to the family that she watches', async () => {
    const grandmother = await app.makeUser({ role: 'educator', admin: true });
    const { id } = await makeFamily(app.ctx);
    await addGuardian(app.ctx, id, grandmother, 'watcher');
    const page = await (await openBrowser(app, grandmother)).ask('/home');
    expect(page.body).toContain('href="/family/watching"');
    expect(page.body).not.toContain('href="/family/who"');
    const alone = await openBrowser(app, await app.makeUser({ role: 'parent' }));
    expect((await alone.ask('/home')).body).not.toMatch(/href="\/family\/(?:who|watching)"/);
  });

  test('is nobody after signing out, and the device is forgotten', async () => {
    const { dina, browser } = await makeWorld();
    await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    const device = () => [...browser.jar].find(([name]) => name.endsWith('family-device'))?.[1];
    expect(device()).toMatch(/./);
    await browser.ask('/logout', { form: 'signOut' });
    expect(await browser.who()).toBeUndefined();
    expect(device()).toBe('');
  });

  test('is no question where there is no family: it leads to where one begins, or home', async () => {
    const parent = await openBrowser(app, await app.makeUser({ role: 'parent' }));
    expect((await parent.ask('/family/who')).headers['location']).toBe('/family/members/new');
    const student = await openBrowser(app, await app.makeUser({ role: 'student' }));
    expect((await student.ask('/family/who')).headers['location']).toBe('/home');
  });
});

describe('the PIN', () => {
  test('is offered before the first hand-over, and set, changed and removed without scripts', async () => {
    const { dina, guardian, browser } = await makeWorld();
    expect((await browser.ask('/family/who')).body).toContain('href="/family/people?for=who#pin"');
    const path = '/family/people?for=who';
    const save = (digits: string, currentPassword: string) =>
      browser.ask(path, { form: 'setPin', pin: digits, currentPassword });
    expect((await save('1234', password)).body).toContain('A child would guess that one.');
    expect((await save('2580', 'a guess')).body).toContain('This is not your current password.');
    expect((await save('2580', password)).headers['location']).toBe('/family/who');
    expect((await browser.ask('/family/who')).body).not.toContain('for=who');
    const back = async (digits: string) => {
      await browser.ask('/family/who', { form: `swap:${dina.userId}` });
      await browser.ask(`/family/who/${guardian.userId}`, { form: 'prove', pin: digits });
      return browser.who();
    };
    expect(await back('2580')).toBe(guardian.userId);
    expect((await browser.ask('/family/people')).body).toContain('Choose another PIN');
    await browser.ask('/family/people', { form: 'setPin', pin: '1379', currentPassword: password });
    expect(await back('1379')).toBe(guardian.userId);
    await browser.ask('/family/people', { form: 'removePin' });
    expect(await back('1379')).toBe(dina.userId);
    expect((await browser.ask(`/family/who/${guardian.userId}`)).body).not.toContain('name="pin"');
  });

  test('comes first for a guardian who signs in without a password, and is her only way back', async () => {
    const guardian = await makeGuardian(app.ctx);
    const { members } = await makeFamily(app.ctx, { guardian, children: 1 });
    const [dina] = members;
    if (!dina) throw new Error('no child');
    const browser = await openBrowser(app, guardian);
    const who = (await browser.ask('/family/who')).body;
    expect(who).toContain('choose a PIN');
    expect(who).not.toContain(`swap:${dina.userId}`);
    const refused = await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    expect(refused.statusCode).toBe(403);
    expect((await browser.ask('/family/people')).body).not.toContain('name="currentPassword"');
    await browser.ask('/family/people', { form: 'setPin', pin: '2580', currentPassword: '' });
    await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    const back = (await browser.ask(`/family/who/${guardian.userId}?with=password`)).body;
    expect(back).toContain('name="pin"');
    expect(back).toMatch(/Forgotten the PIN\?[\s\S]*href="\/logout"/);
    expect(back).not.toContain('name="currentPassword"');
    await app.ctx.db.deleteFrom('family_pins').execute();
    const closed = (await browser.ask(`/family/who/${guardian.userId}`)).body;
    expect(closed).toContain('There is no PIN and no password to type here.');
    expect(closed).not.toMatch(/name="(?:pin|currentPassword)"/);
  });
});

test('without scripts, a grown-up beside a child whose time is up adds some with her PIN', async () => {
  const { dina, guardian, browser } = await makeWorld();
  const parent = await app.as(guardian);
  await parent.post('/api/users/current/family/pin', { pin: '2580', currentPassword: password });
  const rules = { minutes: Array<number>(7).fill(5), quiet: null, onHolyDays: 'open' };
  await parent.post(`/api/users/current/family/members/${dina.userId}/time-restriction`, { rules });
  const course = await makeCourse(app.ctx, { demo: true, items: [{}] });
  const lesson = `/courses/${course.slug}/${itemSlugOf(course)}`;
  await browser.ask('/family/who', { form: `swap:${dina.userId}` });
  app.ctx.clock.advance(300);
  const body = { minutes: 5, itemId: itemIdOf(course) };
  await browser.send('/api/users/current/time', { method: 'POST', body });
  app.ctx.clock.advance(301);
  const page = (await browser.ask(lesson)).body;
  expect(page).toMatch(/Ask a parent[\s\S]*A grown-up is here with me[\s\S]*PIN or password/);
  const give = (typed: string) =>
    browser.ask(lesson, { form: 'timeHere', extraMinutes: '30', currentPassword: typed });
  const wrong = (await give('1470')).body;
  expect(wrong).toMatch(/<details[^>]* open=""[\s\S]*That’s not the right PIN\./);
  expect(wrong).not.toMatch(/"1470"/);
  expect((await give('2580')).headers['location']).toBe(lesson);
  expect((await browser.ask(lesson)).body).toContain('<video');
  expect((await browser.ask('/api/users/current/time-restriction')).json()).toMatchObject({
    minutesRemaining: 30,
  });
});

test('siblings change over by themselves where a guardian has checked it, without scripts', async () => {
  const { dina, noam, guardian, browser } = await makeWorld();
  const hasHere = async () => (await browser.ask('/family/people')).body.includes('siblingsHere');
  expect(await hasHere()).toBe(false);
  const change = async () => {
    await browser.ask('/family/who', { form: `swap:${dina.userId}` });
    await browser.ask('/family/who', { form: `swap:${noam.userId}` });
    const who = await browser.who();
    await browser.ask(`/family/who/${guardian.userId}`, { form: 'prove', currentPassword: password });
    return who;
  };
  expect(await change()).toBe(dina.userId);
  expect(await hasHere()).toBe(true);
  await browser.ask('/family/people', { form: 'siblingsHere', siblingsMaySwap: 'on' });
  expect(await change()).toBe(noam.userId);
  await browser.ask('/family/people', { form: 'siblingsHere' });
  expect(await change()).toBe(dina.userId);
  await browser.ask('/family/people', { form: 'siblingsOnNew', siblingsMaySwap: 'on' });
  expect(await change()).toBe(dina.userId);
  const phone = await openBrowser(app, guardian);
  await phone.ask('/family/who', { form: `swap:${dina.userId}` });
  await phone.ask('/family/who', { form: `swap:${noam.userId}` });
  expect(await phone.who()).toBe(noam.userId);
});

test('a child’s pages are a parent’s form, and add, change, remove and keep her without scripts', async () => {
  const { guardian, browser } = await makeWorld();
  const dina = { firstName: 'Dina', lastName: 'Levi', gender: '2', birthYear: '2019', language: 'he' };
  const looks = { avatar: 'lion', color: 'sky', place: 'haifa' };
  const wrong = { form: 'addMember', ...dina, ...looks, birthYear: 'seven' };
  expect((await browser.ask('/family/members/new', wrong)).body).toContain('Enter a year');
  const added = await browser.ask('/family/members/new', { form: 'addMember', ...dina, ...looks });
  expect(added.headers['location']).toBe('/family/who');
  const list = await (await app.as(guardian)).get('/api/users/current/family/members');
  const id = list.json<{ items: { id: string }[] }>().items.at(-1)?.id ?? '';
  const path = `/family/members/${id}`;
  expect((await browser.ask(path)).body).toContain('value="Levi"');
  expect((await browser.ask(path)).body).toContain('<option value="haifa" selected="">');
  const nowhere = await browser.ask(path, { form: 'changeMember', ...dina, ...looks, place: 'atlantis' });
  expect(nowhere.statusCode).toBe(422);
  await browser.ask(path, { form: 'changeMember', ...dina, ...looks, lastName: 'Katz' });
  expect((await browser.ask(path)).body).toContain('value="Katz"');
  await browser.ask(path, { form: 'removeMember' });
  expect((await browser.ask(path)).body).toContain('Removed from the family');
  await browser.ask(path, { form: 'keepMember' });
  expect((await browser.ask(path)).body).toContain('value="Katz"');
});

test('a parent without a plan hears that children need one, and where hers is', async () => {
  const guardian = await makeGuardian(app.ctx, { plan: 'free' });
  const page = await (await openBrowser(app, guardian)).ask('/family/members/new');
  expect(page.body).toMatch(
    /Children learn along on a family’s plan\.[\s\S]*href="\/settings\/subscription"/,
  );
  expect(page.body).not.toContain('name="firstName"');
});

test('nobody of another family is found: an answer about her has the bytes of one about nobody', async () => {
  const { dina, noam } = await makeWorld();
  const other = await makeWorld();
  const asOther = await app.as(other.guardian);
  const asChild = await app.as(other.dina);
  const about = async (id: string) => {
    const path = `/api/users/current/family/members/${id}`;
    const answers = [
      await asOther.post(path, { firstName: 'X' }),
      await asOther.ask(path, { method: 'DELETE' }),
      await asOther.post(`${path}/keep`),
      await asOther.post(`/api/sessions/family/members/${id}`),
      await asChild.post(`/api/sessions/family/members/${id}`, { pin: '2580' }),
      await asChild.post(path, { firstName: 'X' }),
    ];
    return answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
  };
  const unknown = await about('nobody');
  expect(unknown.map((answer) => answer.slice(0, 3))).toEqual(['404', '404', '404', '404', '404', '403']);
  for (const { userId } of [dina, noam]) expect(await about(userId)).toEqual(unknown);
  for (const path of [`/family/members/${dina.userId}`, `/family/who/${dina.userId}`])
    expect((await other.browser.ask(path)).statusCode).toBe(404);
});

test('a sibling is not changed to without a grown-up', async () => {
  const { dina, noam, browser } = await makeWorld();
  await browser.ask('/family/who', { form: `swap:${dina.userId}` });
  const asDina = { cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  const answer = await app.post(`/api/sessions/family/members/${noam.userId}`, undefined, {
    ...asDina,
    origin: 'http://lamed.test',
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'proof_required' });
});
