import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import type { FilmListView } from '#features/media/films/contract.ts';
import { makeReadyFilm } from '#features/media/testing.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { publish, release, write } from '#features/learning/editions/server/testing.ts';
import { readAuditStates } from '#features/people/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const guests = 'film-gggg222222';
const dreidel = 'film-dddd222222';
let editor: Client;
let browser: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  ({ client: editor, browser } = await staffMember(app, 'editor'));
  await makeReadyFilm(app.ctx, guests, { title: 'Guests', file_name: 'abrahams_tent.mp4' });
  await makeReadyFilm(app.ctx, dreidel, { title: '=Dreidel', status: 'failed', problem: 'no_picture' });
});

const course = 'course.c_kkkk2222';

/** Has an item of the shipped course show another film, without publishing that. */
async function useInCourse(filmId: string, before = 'tent') {
  await write(app.ctx, course, {
    shared(shared) {
      const text = JSON.stringify(shared);
      expect(text).toContain(`"film":"${before}"`);
      return JSON.parse(text.replace(`"film":"${before}"`, `"film":"${filmId}"`)) as typeof shared;
    },
  });
}

const list = async (query = '') => (await editor.get(`/api/admin/films${query}`)).json<FilmListView>();

describe('the list of films', () => {
  test('names the items that show a film as soon as their course is saved, with the way to their editors', async () => {
    await useInCourse(guests);
    const { items } = await list('?q=tent');
    expect(items).toMatchObject([{ id: guests, usedBy: [{ title: 'The tent', titleLang: 'en' }] }]);
    const href = items[0]?.usedBy[0]?.href ?? '';
    expect(href).toMatch(/^\/admin\/courses\/c_kkkk2222\/items\//);
    expect((await browser.get(href)).statusCode).toBe(200);
  });

  test('names the course where its item has no title yet', async () => {
    await useInCourse(guests);
    const texts = Object.fromEntries(localeCodes.map((locale) => [locale, { items: {} }]));
    await write(app.ctx, course, { texts });
    const { items } = await list('?q=tent');
    expect(items).toMatchObject([{ usedBy: [{ title: 'Kindness en', titleLang: 'en' }] }]);
  });

  test('keeps a film that a course uses, published or not', async () => {
    await useInCourse(guests);
    const remove = (id: string) => editor.ask(`/api/admin/films/${id}`, { method: 'DELETE' });
    expect((await remove(guests)).json()).toMatchObject({ code: 'film_in_use' });
    expect((await remove(dreidel)).statusCode).toBe(204);
    expect((await list()).items.map(({ id }) => id)).toEqual([guests]);
  });

  test('names what readers still see after the course was changed', async () => {
    await useInCourse(guests);
    await publish(app.ctx, course, 'en', 'he');
    await useInCourse('tent', guests);
    expect(await list('?q=tent')).toMatchObject({ items: [{ usedBy: [{ title: 'The tent' }] }] });
    await publish(app.ctx, course, 'en', 'he');
    expect(await list('?q=tent')).toMatchObject({ items: [{ usedBy: [] }] });
  });

  test('refuses a filter that does not fit', async () => {
    expect((await editor.get('/api/admin/films?status=lost')).statusCode).toBe(422);
  });
});

test('the file of the films has exactly the filter, no cell that is a formula, and is audited', async () => {
  const answer = await editor.get('/api/admin/files/films?status=failed');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="films-/);
  const [headings, ...lines]: string[][] = parse(answer.body, { bom: true });
  expect(headings?.slice(0, 2)).toEqual(['Title', 'File name']);
  expect(lines.map(([title]) => title)).toEqual(["'=Dreidel"]);
  const states = (await readAuditStates(app.ctx)).filter(({ subject }) => subject === 'films');
  expect(states).toMatchObject([{ after: { status: 'failed', count: 1 } }]);
});

test('only those who edit content see the films', async () => {
  const translator = await staffMember(app, 'translator');
  for (const path of ['/api/admin/films', '/api/admin/files/films']) {
    expect((await app.get(path)).statusCode, path).toBe(401);
    expect((await translator.client.get(path)).statusCode, path).toBe(403);
  }
});

describe('the page of films', () => {
  test('works without JavaScript: rows, order, search, filter and file are links and forms', async () => {
    const { body } = await browser.get('/admin/content/films?status=ready&q=TENT');
    expect(body).toContain(`href="/admin/content/films/${guests}"`);
    expect(body).not.toContain(`href="/admin/content/films/${dreidel}"`);
    expect(body).toMatch(/href="\?status=ready&amp;q=TENT&amp;sort=title"/);
    expect(body).toContain('href="/api/admin/files/films?status=ready&amp;q=TENT"');
    expect(body).toContain('type="file"');
    expect((await browser.get('/admin/content/films?q=nothing')).body).toContain('Nothing matches');
  });

  test('says of each film how it is, and offers what can be done with it', async () => {
    const { body } = await browser.get('/admin/content/films');
    expect(body).toContain('Ready, in every size');
    expect(body).toContain('240p · 480p · 720p');
    expect(body).toContain('This file has sound but no picture.');
    // The same file has no picture at another try either.
    expect(body).not.toContain('Try again');
    expect(body.match(/aria-label="Remove “=Dreidel”"|>Remove</g)).toHaveLength(2);
    await app.ctx.db
      .updateTable('media_films')
      .set({ problem: 'broken' })
      .where('id', '=', dreidel)
      .execute();
    expect((await browser.get('/admin/content/films')).body).toContain('Try again');
    expect(body).toContain('aria-label="Remove “Guests”"');
  });

  test('changes a film without JavaScript, and keeps what is typed when another editor was faster', async () => {
    const address = `/admin/content/films/${guests}`;
    const save = (title: string, version: number) =>
      browser.ask(address, {
        method: 'POST',
        form: { form: `film:${guests}`, title, poster: '0', version: String(version) },
      });
    expect((await browser.get(address)).body).toMatch(/<input type="hidden" name="version" value="1"\/>/);
    expect((await save('Visitors', 1)).statusCode).toBe(302);
    const late = await save('Three visitors', 1);
    expect(late.body).toContain('Somebody else has changed this meanwhile.');
    expect(late.body).toContain('value="Three visitors"');
    expect((await list('?q=visitors')).items).toMatchObject([{ id: guests, title: 'Visitors' }]);
  });

  test('says what to do first while there is no film', async () => {
    await app.ctx.db.deleteFrom('media_films').execute();
    expect((await browser.get('/admin/content/films')).body).toContain('No film yet');
  });

  test('keeps what is often asked for as a saved view', async () => {
    const saved = await browser.post('/api/admin/views', {
      listing: 'films',
      name: 'To be made again',
      query: 'status=failed',
    });
    expect(saved.statusCode).toBeLessThan(300);
    expect((await browser.get('/admin/content/films')).body).toContain('To be made again');
  });
});
