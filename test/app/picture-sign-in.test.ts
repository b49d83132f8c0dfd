import { expect, test } from 'vitest';
import { makeFamily, makeGuardian } from '#features/families/testing.ts';
import { useApp } from '../support/app.ts';
import { openBrowser, openVisitor, type PlainBrowser } from '../support/plain-browser.ts';

const app = useApp();

const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** The nine pictures of a page, in their order. */
const picturesOn = (page: string) =>
  [...page.matchAll(/<button[^>]*name="picture"[^>]*>/g)].flatMap(
    ([button]) => /value="([^"]*)"/.exec(button)?.[1] ?? [],
  );
const touchedOn = (page: string) => {
  const [field = ''] = /<input[^>]*name="touched"[^>]*>/.exec(page) ?? [];
  return /value="([^"]*)"/.exec(field)?.[1] ?? '';
};

/** Touches one picture after the other, as a browser without scripts does; the answer to the last. */
async function touchAll(browser: PlainBrowser, path: string, form: string, pictures: readonly string[]) {
  let answer = await browser.ask(path);
  for (const picture of pictures)
    answer = await browser.ask(path, { form, touched: touchedOn(answer.body), picture });
  return answer;
}

/** A child whose mother has turned it on for her, and an unknown device. */
async function makeHome() {
  const guardian = await makeGuardian(app.ctx);
  const [dina, noam] = (await makeFamily(app.ctx, { guardian })).members;
  if (!dina || !noam) throw new Error('no children');
  const mother = await openBrowser(app, guardian);
  const page = `/family/members/${dina.userId}`;
  const nine = picturesOn((await mother.ask(page)).body);
  const three = [nine[4] ?? '', nine[0] ?? '', nine[7] ?? ''];
  const answer = await touchAll(mother, page, 'choosePictures', [...three, ...three]);
  const people = (await mother.ask('/family/people')).body;
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(people)?.[0] ?? '';
  return { dina, noam, mother, page, nine, three, answer, code, tablet: openVisitor(app) };
}

/** The address behind the first face that a code shows. */
const faceBehind = (page: string) =>
  unescape(/href="(\/family\/enter\/[^"]*child=[^"]*)"/.exec(page)?.[1] ?? '');

test('a mother turns it on, and her child comes in without scripts, by code, face and three pictures', async () => {
  const { dina, page, mother, nine, three, answer, code, tablet } = await makeHome();
  expect(nine).toHaveLength(9);
  expect(answer.headers['location']).toBe(`${page}?done=choosePictures`);
  const shown = (await mother.ask(`${page}?done=choosePictures`)).body;
  expect(shown).toContain('The pictures are set.');
  expect(shown).toContain(code);
  expect((await tablet.ask('/login')).body).toContain('href="/family/enter"');
  const led = await tablet.ask(`/family/enter?code=${code.toLowerCase()}`);
  const door = led.headers['location'] ?? '';
  const { body } = await tablet.ask(door);
  // Her brother, for whom it is off, is not there.
  expect(body.match(/child=/g)).toHaveLength(1);
  expect(body).not.toContain(dina.userId);
  const face = faceBehind(body);
  const entered = await touchAll(tablet, face, 'enter', three);
  expect(entered.headers['location']).toBe('/welcome');
  expect(await tablet.who()).toBe(dina.userId);
});

test('a picture touched twice without scripts is taken back', async () => {
  const { dina, nine, three, code, tablet } = await makeHome();
  const face = faceBehind((await tablet.ask(`/family/enter/${code}`)).body);
  const [one = '', two = '', third = ''] = three;
  await touchAll(tablet, face, 'enter', [one, nine[1] ?? '', nine[1] ?? '', two, third]);
  expect(await tablet.who()).toBe(dina.userId);
});

test('five times the wrong pictures and the child rests, until her mother turns it off', async () => {
  const { mother, page, nine, three, code, tablet } = await makeHome();
  const face = faceBehind((await tablet.ask(`/family/enter/${code}`)).body);
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await touchAll(tablet, face, 'enter', nine.slice(0, 3));
    expect(refused.body).toContain('Those weren’t your three pictures');
    expect(touchedOn(refused.body)).toBe('');
  }
  const waits = await touchAll(tablet, face, 'enter', three);
  expect(waits.statusCode).toBe(429);
  expect(waits.body).toContain('You can try again in 15 minutes');
  expect(await tablet.who()).toBeUndefined();
  await mother.ask(page, { form: 'removePictures' });
  expect((await tablet.ask(`/family/enter/${code}`)).body).toContain('This code doesn’t open anything');
});

test('a code that is unknown, too long or of children who do not enter looks the same', async () => {
  const { mother, page, code, tablet } = await makeHome();
  const { body } = await tablet.ask('/family/enter');
  const example = / such as ([\w-]+)/.exec(body)?.[1] ?? '';
  await mother.ask(page, { form: 'removePictures' });
  const open = async (typed: string) => {
    const { statusCode, body } = await tablet.ask(`/family/enter/${typed}`);
    return [statusCode, body.slice(body.indexOf('<main'), body.indexOf('</main>'))];
  };
  const [status, unknown] = await open(example);
  expect(unknown).toContain('This code doesn’t open anything');
  expect(await open(code)).toEqual([status, unknown]);
  expect(await open('A'.repeat(200))).toEqual([status, unknown]);
});

test('a new code closes the old door, and a mother sees and ends where her child is signed in', async () => {
  const { dina, mother, page, three, code, tablet } = await makeHome();
  const enter = async (door: string) =>
    touchAll(tablet, faceBehind((await tablet.ask(`/family/enter/${door}`)).body), 'enter', three);
  await enter(code);
  await mother.ask('/family/people', { form: 'newFamilyCode' });
  expect(await tablet.who()).toBeUndefined();
  const now = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await mother.ask('/family/people')).body)?.[0] ?? '';
  expect(now).not.toBe(code);
  await enter(now);
  expect(await tablet.who()).toBe(dina.userId);
  const shown = (await mother.ask(page)).body;
  expect(shown).toContain('With pictures');
  const ending = /value="(endMemberSession:[^"]+)"/.exec(shown)?.[1] ?? '';
  await mother.ask(page, { form: ending });
  expect(await tablet.who()).toBeUndefined();
});
