import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys: { locale: Locale; width: number; className: string; file: string; encoding: string }[] = [
  {
    locale: 'en',
    width: widths.desk,
    className: 'Grade 5 of Ofek',
    file: 'role,givenName,familyName,email\nstudent,Dina,Levi,\nteacher,Yosef,Katz,\nstudent,Noa,"Bar, Or",\n',
    encoding: 'utf-8',
  },
  {
    locale: 'he',
    width: widths.phone,
    className: 'כיתה ה׳',
    file: 'שם פרטי;שם משפחה\nדינה;לוי\nנועה;בר-אור\n',
    encoding: 'windows-1255',
  },
];

/** Hebrew as older spreadsheets write it: one byte for each letter. */
function encode(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const alef = 'א'.charCodeAt(0);
  return Buffer.from(
    Array.from(text, (letter) =>
      letter >= 'א' && letter <= 'ת' ? 0xe0 + letter.charCodeAt(0) - alef : letter.charCodeAt(0),
    ),
  );
}

test.each(journeys)(
  'in $locale: a teacher brings her class from a spreadsheet, sees it in the grid, and takes it away again',
  async ({ locale, width, className, file, encoding }) => {
    const say = wordsOf(locale);
    const teacher = await browser.visit({ locale, width, as: 'educator' });
    await open(teacher, '/educators');
    await teacher.locator('section[aria-labelledby=new-class] [name=name]').fill(className);
    await teacher.getByRole('button', { name: say('classes.create.submit') }).click();
    const card = teacher.getByRole('article', { name: className });
    await card.getByLabel(say('classes.add.openerOf', { className })).click();

    const choosing = teacher.waitForEvent('filechooser');
    await card.getByText(say('classes.add.file')).click();
    const buffer = encode(file, encoding);
    await (await choosing).setFiles({ name: 'class.csv', mimeType: 'text/csv', buffer });
    await card.getByText(say('classes.add.previewTitle')).waitFor();
    expect(await card.getByRole('cell', { name: say('classes.add.card') }).count()).toBe(2);
    if (file.includes('teacher'))
      await card.getByText(say('classes.add.others', { lines: 1, list: '3' })).waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    await card.getByLabel(say('classes.add.agree')).check();
    await card.getByRole('button', { name: say('classes.add.submit', { students: 2 }) }).click();
    await teacher.waitForURL('**/cards');

    const id = new URL(teacher.url()).pathname.split('/')[2] ?? '';
    await open(teacher, `/educators?class=${id}`);
    const downloading = teacher.waitForEvent('download');
    await card.getByRole('link', { name: say('classes.students.file') }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^students-.+\.csv$/);

    await teacher.request.post(`/api/users/current/classes/${id}`, {
      data: { courseIds: ['c_7h89j4ms'] },
      headers: { origin: browser.url() },
    });
    await open(teacher, `/educators/${id}`);
    await teacher
      .getByText(locale === 'he' ? 'דינה' : 'Dina')
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
  },
);

test('the certificates of a class are printed one to a page of the paper that is there, without whom its teacher leaves out', async () => {
  const say = wordsOf('en');
  const teacher = await browser.visit({ locale: 'en', width: widths.desk, as: 'educator' });
  const { items } = (await (await teacher.request.get('/api/users/current/classes')).json()) as {
    items: { id: string; name: string }[];
  };
  await open(teacher, `/educators/${items.find(({ name }) => name === 'כיתה ד׳')?.id}`);
  await teacher.getByRole('link', { name: say('teaching.certificates.open') }).click();
  const boxes = teacher.getByRole('checkbox');
  await boxes.first().uncheck();
  expect(await findBarriers(teacher)).toEqual([]);
  const paper = (await teacher.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  const letter = /\/MediaBox \[0 0 792 612\]/g;
  expect(paper.match(letter)).toHaveLength((await boxes.count()) - 1);
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength((await boxes.count()) - 1);
});
