import { describe, expect, test } from 'vitest';
import { giveCoins } from '#features/rewards/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { updateUsers } from '#features/people/server/public.ts';
import type { TestUser } from '#features/people/testing.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { makeCtx } from '../support/ctx.ts';
import { makePerson, tookSecondStep } from '../support/people.ts';

const app = useApp();
const shelf = (item: Parameters<typeof makeItem>[1]) => makeItem(makeCtx(app.ctx.db), item);
const texts = (name: string) => ({ en: { name, description: '', goesTo: 'A hillside.' } });
const address = {
  'address.name': 'Dina Levi',
  'address.street': 'Olive 1',
  'address.city': 'Haifa',
  'address.postalCode': '31000',
  'address.country': 'IL',
};

async function rich(user: TestUser, coins = 100): Promise<Client> {
  await giveCoins(app.ctx, user.userId, coins);
  return app.asBrowserOf(user);
}

async function makeMinor(): Promise<TestUser> {
  const minor = await app.makeUser({
    first_name: 'Noa',
    adult_from: new Date('2032-01-01T00:00:00Z'),
    guardian_approved_at: new Date('2026-11-01T00:00:00Z'),
  });
  await nameGuardian(app.ctx, minor.userId, 'mother@example.org');
  return minor;
}

/** The hidden fields of the sheet that asks once more, as a browser without JavaScript posts them. */
async function redeem(browser: Client, item: { id: string }, more: Record<string, string> = {}) {
  const { body } = await browser.get(`/store?item=${item.id}`);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const form = { form: `redeem:${item.id}`, price: field('price'), key: field('key'), ...more };
  return { form, answer: await browser.ask('/store', { method: 'POST', form }) };
}

const tokenOf = () =>
  /\/approve\/redemptions\/([\w-]+)/.exec(JSON.stringify(app.mails.at(-1)))?.[1] ?? 'no mail';

describe('the store', () => {
  test('shows a visitor everything and asks her in, without a button that would not work', async () => {
    await shelf({ texts: texts('A tree'), units: 2 });
    await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const { body } = await app.get('/store');
    for (const words of [
      'A tree',
      '10 coins',
      'It goes to: A hillside.',
      '2 of 2 left to give',
      'A washing cup',
    ])
      expect(body).toContain(words);
    expect(body).toContain('href="/signup?onSuccess=%2Fstore"');
    expect(body).not.toContain('/store?item=');
    expect(body.indexOf('A tree')).toBeLessThan(body.indexOf('A washing cup'));
  });

  test('turns coins into a tree without JavaScript, once for one sheet, with a card to keep', async () => {
    const tree = await shelf({
      texts: {
        en: { name: 'A tree', description: '', goesTo: 'A hillside.', thanks: 'Tree {number} is yours.' },
      },
      units: 5,
    });
    const browser = await rich(await app.makeUser({ first_name: 'Dina' }));
    const { form, answer } = await redeem(browser, tree);
    expect(answer.statusCode).toBe(302);
    const card = String(answer.headers.location);
    expect(card).toMatch(/^\/store\/cards\//);
    const { body } = await browser.get(card);
    expect(body).toContain('Tree 1 is yours.');
    expect(body).toContain('Given by <bdi>Dina</bdi>');
    const again = await browser.ask('/store', { method: 'POST', form });
    expect(again.headers.location).toBe(card);
    const store = await browser.get('/store');
    expect(store.body).toContain('You’ve given 1 so far.');
    expect(store.body).toContain('4 of 5 left to give');
    expect((await browser.get('/store/mine')).body).toContain(`href="${card}"`);
    const other = await app.asBrowserOf(await app.makeUser());
    expect((await other.get(card)).statusCode).toBe(404);
  });

  test('says calmly what cannot be had: too few coins, nothing left', async () => {
    const dear = await shelf({ texts: texts('A forest'), price: 130, units: 1 });
    await shelf({ texts: texts('A meal') });
    await shelf({ ...goods, texts: texts('A washing cup') });
    const browser = await rich(await app.makeUser());
    const { body } = await browser.get('/store');
    expect(body).toContain('Not enough coins yet: 30 more');
    expect(body).toContain('Fully funded.');
    expect(body).toContain('Sold out for now');
    expect(body).not.toContain(`item=${dear.id}`);
  });

  test('shows a student only what helps others', async () => {
    await shelf({ texts: texts('A tree'), units: 2 });
    await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const browser = await rich(await app.makeUser({ role: 'student' }));
    const { body } = await browser.get('/store');
    expect(body).toContain('A tree');
    expect(body).not.toContain('A washing cup');
    expect(body).not.toContain('Streak freeze');
  });

  test('refuses by the API what its page does not show: goods to a student, everything in classic mode', async () => {
    const tree = await shelf({ texts: texts('A tree'), units: 2 });
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const ask = async (browser: Client, { id }: { id: string }) => {
      const body = { itemId: id, price: 10, key: `key-of-${id}` };
      const answer = await browser.post('/api/users/current/redemptions', body);
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    const student = await rich(await app.makeUser({ role: 'student' }));
    const shown = (await student.get('/api/store')).json<{ items: { id: string }[] }>();
    expect(shown.items.map(({ id }) => id)).toEqual([tree.id]);
    expect(await ask(student, cup)).toEqual([403, 'impact_only']);
    expect(await ask(student, tree)).toEqual([201, undefined]);
    const classic = await rich(await app.makeUser({ classic_mode: true }));
    expect((await classic.get('/api/store')).json()).toMatchObject({ code: 'classic_mode' });
    expect(await ask(classic, tree)).toEqual([403, 'classic_mode']);
  });

  test('is closed in classic mode, and no header leads there', async () => {
    await shelf({ texts: texts('A tree'), units: 2 });
    const browser = await app.asBrowserOf(await app.makeUser({ classic_mode: true }));
    const { body, statusCode } = await browser.get('/store');
    expect(statusCode).toBe(200);
    expect(body).toContain('There is no store in classic mode');
    expect(body).not.toContain('A tree');
    expect((await browser.get('/home')).body).not.toContain('href="/store"');
  });

  test('rests on Shabbat, and everything can still be looked at', async () => {
    const tree = await shelf({ texts: texts('A tree'), units: 2 });
    const browser = await rich(await app.makeUser({ place: 'london' }));
    // From Tuesday noon to Shabbat noon.
    app.ctx.clock.advance(4 * 86_400);
    const { body } = await browser.get('/store');
    expect(body).toContain('The store is resting');
    expect(body).toContain('A tree');
    expect(body).not.toContain(`item=${tree.id}`);
  });
});

describe('a frame from the store', () => {
  test('is around its owner’s picture or initials in the header, as one file', async () => {
    const frame = await shelf({
      kind: 'frame',
      frame: 'stars',
      unitCost: null,
      currency: null,
      texts: texts('A frame'),
    });
    const user = await app.makeUser({ avatar: null });
    const browser = await rich(user);
    await redeem(browser, frame);
    await browser.ask('/store', { method: 'POST', form: { form: 'frame:stars', wear: 'yes' } });
    expect((await browser.get('/home')).body).toContain('src="/frames/stars.svg"');
    await updateUsers(app.ctx.db).set({ avatar: 'lion' }).where('id', '=', user.userId).execute();
    const path = '/avatars/framed/stars/lion.svg';
    expect((await browser.get('/home')).body).toContain(`src="${path}"`);
    const file = await app.get(path);
    expect(file.headers['content-type']).toContain('image/svg+xml');
    expect(file.body.match(/href="data:image\/svg\+xml;base64,/g)).toHaveLength(2);
    for (const unknown of [
      '/avatars/framed/gold/lion.svg',
      '/avatars/framed/stars/..%2Flion.svg',
      '/avatars/framed/stars/owl.svg',
    ])
      expect((await app.get(unknown)).statusCode).toBe(404);
  });
});

describe('goods for a child', () => {
  test('wait for a parent, whose no gives the coins back with a word', async () => {
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const browser = await rich(await makeMinor());
    const sheet = await browser.get(`/store?item=${cup.id}`);
    expect(sheet.body).toContain('Ask a parent');
    expect(sheet.body).not.toContain('address.street');
    const { answer } = await redeem(browser, cup, { variantId: cup.variants[1]?.id ?? '' });
    expect(answer.headers.location).toBe('/store/mine');
    expect((await browser.get('/store/mine')).body).toContain('Waiting for a parent');

    const path = `/approve/redemptions/${tokenOf()}`;
    const page = await app.get(path);
    expect(page.body).toContain('<bdi>Noa</bdi>: A washing cup');
    const id = /name="form" value="refuse:([^"]+)"/.exec(page.body)?.[1] ?? '';
    const refused = await app.ask(path, {
      method: 'POST',
      form: { form: `refuse:${id}`, version: '1', word: 'We have one.' },
      headers: { origin: 'http://lamed.test' },
    });
    expect(refused.body).toContain('All answered. Thank you.');
    const mine = await browser.get('/store/mine');
    expect(mine.body).toContain('We have one.');
    expect(mine.body).toContain('10 coins came back');
    expect((await app.get(path)).body).toContain('This link has expired');
  });

  test('go to the address that a parent gives, which only those who pack them see', async () => {
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const browser = await rich(await makeMinor());
    await redeem(browser, cup, { variantId: cup.variants[0]?.id ?? '' });
    const path = `/approve/redemptions/${tokenOf()}`;
    const id = /name="form" value="agree:([^"]+)"/.exec((await app.get(path)).body)?.[1] ?? '';
    const form = { form: `agree:${id}`, version: '1', ...address };
    const headers = { origin: 'http://lamed.test' };
    const incomplete = await app.ask(path, {
      method: 'POST',
      form: { ...form, 'address.street': '' },
      headers,
    });
    expect(incomplete.body).toContain('Please give the street and number.');
    expect(incomplete.body).toContain('value="Haifa"');
    await app.ask(path, { method: 'POST', form, headers });
    const mine = await browser.get('/store/mine');
    expect(mine.body).toContain('Approved');
    expect(mine.body).not.toContain('Olive 1');

    const admin = await makePerson(app, 'admin 2nd step');
    if (!admin) throw new Error('no administrator');
    const staff = await app.asBrowserOf(admin);
    await tookSecondStep(app, admin);
    const list = await staff.get('/admin/store/packing-list');
    expect(list.body).toContain('Olive 1');
    const order = await staff.get(`/admin/store/orders/${id}`);
    expect(order.body).toContain('Olive 1');
    const moved = await staff.ask(`/admin/store/orders/${id}`, {
      method: 'POST',
      form: { form: `moveOrder:${id}`, version: '2', to: 'packed' },
    });
    expect(moved.statusCode).toBe(302);
    expect((await browser.get('/store/mine')).body).toContain('Packed');
    expect((await staff.get('/admin/store/packing-list')).body).not.toContain('Olive 1');
  });

  test('can be canceled by the child before they are packed', async () => {
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const browser = await rich(await makeMinor());
    await redeem(browser, cup, { variantId: cup.variants[0]?.id ?? '' });
    const { body } = await browser.get('/store/mine');
    const id = /name="form" value="cancel:([^"]+)"/.exec(body)?.[1] ?? '';
    await browser.ask('/store/mine', { method: 'POST', form: { form: `cancel:${id}`, version: '1' } });
    expect((await browser.get('/store/mine')).body).toContain('10 coins came back');
  });

  test('an adult gives her own address with the order', async () => {
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), stock: 3 });
    const browser = await rich(await app.makeUser());
    expect((await browser.get(`/store?item=${cup.id}`)).body).toContain('address.street');
    const { answer } = await redeem(browser, cup, { variantId: cup.variants[0]?.id ?? '', ...address });
    expect(answer.headers.location).toBe('/store/mine');
    expect((await browser.get('/store/mine')).body).toContain('Approved');
  });
});

describe('the administration of the store', () => {
  async function makeStaff(): Promise<Client> {
    const admin = await makePerson(app, 'admin 2nd step');
    if (!admin) throw new Error('no administrator');
    const staff = await app.asBrowserOf(admin);
    await tookSecondStep(app, admin);
    return staff;
  }

  test('adds an impact item as a draft, enters a budget and puts it into the store', async () => {
    const staff = await makeStaff();
    expect((await staff.get('/admin/settings/store/new')).body).toContain('kind=impact');
    const added = await staff.ask('/admin/settings/store/new?kind=impact', {
      method: 'POST',
      form: {
        form: 'newStoreItem',
        kind: 'impact',
        'texts.en.name': 'A tree',
        'texts.en.goesTo': 'A hillside.',
        'texts.he.name': 'עץ',
        'texts.he.goesTo': 'גבעה.',
        picture: 'tree',
        price: '30',
        unitCost: '12.50',
        currency: 'USD',
        lowStock: '0',
      },
    });
    expect(added.statusCode).toBe(302);
    const path = String(added.headers.location);
    const id = path.split('/').at(-1) ?? '';
    expect((await app.get('/store')).body).not.toContain('A tree');
    await staff.ask(path, {
      method: 'POST',
      form: { form: `budget:${id}`, receipt: 'R-7', amount: '130', note: '' },
    });
    const published = await staff.ask(path, {
      method: 'POST',
      form: { form: `storeItemStatus:${id}`, version: '1', status: 'published' },
    });
    expect(published.statusCode).toBe(302);
    const page = await staff.get(path);
    expect(page.body).toContain('0 given, 10 of 10 left');
    expect(page.body).toContain('is too little for another one.');
    expect((await app.get('/store')).body).toContain('A tree');
    expect((await app.get('/store', { 'accept-language': 'he' })).body).toContain('עץ');
    expect((await staff.get('/admin/settings/store')).body).toContain('Coins, gifts and budgets agree');
  });

  test('changes sizes and stock, and warns where few pieces are left', async () => {
    const staff = await makeStaff();
    const cup = await shelf({ ...goods, texts: texts('A washing cup'), lowStock: 5 });
    const path = `/admin/settings/store/${cup.id}`;
    const [small] = cup.variants;
    await staff.ask(path, { method: 'POST', form: { form: `stock:${cup.id}:${small?.id ?? ''}`, add: '4' } });
    expect((await staff.get('/admin/settings/store')).body).toContain('Running low');
    const changed = await staff.ask(path, {
      method: 'POST',
      form: {
        form: `storeItem:${cup.id}`,
        version: '2',
        'texts.en.name': 'A washing cup',
        picture: 'cup',
        price: '15',
        variants: 'S, L',
        knownVariants: JSON.stringify(cup.variants.map(({ id, label }) => ({ id, label }))),
        lowStock: '3',
      },
    });
    expect(changed.statusCode).toBe(302);
    const page = await staff.get(path);
    expect(page.body).toContain('value="S, L"');
    expect(page.body).toContain('>4</b>');
  });

  test('lists orders, and is closed to everyone else', async () => {
    const staff = await makeStaff();
    expect((await staff.get('/admin/store/orders')).body).toContain('No orders');
    expect((await staff.get('/admin/store/packing-list')).body).toContain('Everything is packed');
    const learner = await app.asBrowserOf(await app.makeUser());
    for (const path of ['/admin/settings/store', '/admin/store/orders', '/admin/store/packing-list'])
      expect((await learner.get(path)).statusCode).toBe(302);
  });
});

test('the page about all that was given shows each budget to a visitor, and leads to the form of a gift', async () => {
  const { id } = await shelf({ texts: texts('A well'), units: 2 });
  const user = await app.makeUser();
  const browser = await rich(user);
  await redeem(browser, { id });
  const { body } = await app.get('/store/impact');
  for (const words of [
    'A well',
    'It goes to: A hillside.',
    '1 given by children',
    '1 left to give',
    'It all adds up',
  ])
    expect(body).toContain(words);
  expect(body).toContain(`/donate?to=impact%3A${id}&amp;currency=USD`);
  const form = await app.get(`/donate?to=impact%3A${id}&currency=USD`);
  expect(form.body).toContain(`/store/impact#${id}`);
});
