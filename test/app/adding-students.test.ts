import { describe, expect, test } from 'vitest';
import { makeClass } from '#features/classes/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('a teacher’s list without scripts', () => {
  async function makeTeacher() {
    const { educator, id } = await makeClass(app.ctx);
    const browser = await app.asBrowserOf(educator);
    const send = (form: string, more: Record<string, string>) =>
      browser.ask('/educators', { method: 'POST', form: { form: `${form}:${id}`, ...more } });
    const counts = async () => {
      const { items } = (await browser.get('/api/users/current/classes')).json<{
        items: { studentCount: number; invitedCount: number }[];
      }>();
      return items.map(({ studentCount, invitedCount }) => [studentCount, invitedCount]);
    };
    return { id, browser, send, counts };
  }

  test('shows what each line will do, and does nothing before she confirms', async () => {
    const { id, send, counts } = await makeTeacher();
    const students = 'Dina Levi\r\nTal\r\nnoa@example.org\r\nYonah Katz, 054-1234567';
    const { body } = await send('previewStudents', { students });
    expect(body).toContain('1 line cannot be added');
    expect(body).toContain('Line 2:');
    expect(body).toContain('An invitation by email');
    expect(body).toContain('054-1234567');
    expect(body).toContain('Add 3 students');
    expect(await counts()).toEqual([[0, 0]]);
    const unasked = await send('addStudents', { students });
    expect(unasked.body).toContain('We cannot create these accounts without their consent.');
    expect(unasked.body).toContain('Add 3 students');
    const added = await send('addStudents', { students, guardiansAgree: 'on' });
    expect([added.statusCode, added.headers['location']]).toEqual([302, `/educators/${id}/cards`]);
    expect(await counts()).toEqual([[2, 1]]);
  });

  test('of emails only leads back to her class, with the students she has invited', async () => {
    const { id, browser, send } = await makeTeacher();
    const added = await send('addStudents', { students: 'Noa Bar noa@example.org' });
    expect(added.headers['location']).toBe(`/educators?class=${id}#class-${id}`);
    const { body } = await browser.get(`/educators?class=${id}`);
    expect(body).toContain('Invited, not joined yet');
    expect(body).toContain('noa@example.org');
    const inviteId = new RegExp(`value="sendInvite:${id}:([^"]+)"`).exec(body)?.[1] ?? '';
    const corrected = await browser.ask(`/educators?class=${id}`, {
      method: 'POST',
      form: { form: `correctInvite:${id}:${inviteId}`, emailAddress: 'noa.bar@example.org' },
    });
    expect(corrected.statusCode).toBe(302);
    expect(app.mails.map(({ to }) => to)).toEqual(['noa@example.org', 'noa.bar@example.org']);
  });

  test('of two columns of names asks which is which, and follows her answer', async () => {
    const { browser, id, send, counts } = await makeTeacher();
    const students = 'Levi, Dina\r\nKatz, Yonah';
    const asked = await send('previewStudents', { students });
    expect(asked.body).toContain('Which name comes first on your list?');
    expect(asked.body).not.toContain('This is what will happen');
    expect((await send('previewStudents', { students, order: 'last' })).body).toContain('Add 2 students');
    await send('addStudents', { students, order: 'last', guardiansAgree: 'on' });
    expect(await counts()).toEqual([[2, 0]]);
    expect((await browser.get(`/educators/${id}/cards`)).body).toContain('<bdi>Dina Levi</bdi>');
  });

  test('that exceeds the free seats says how many are free', async () => {
    const { send, counts } = await makeTeacher();
    const students = Array.from({ length: 25 }, (_, n) => `Student No${n}x`).join('\n');
    const { body } = await send('previewStudents', { students });
    expect(body).toContain('25 students need a seat, and 24 are free.');
    expect(body).not.toContain('Add 25 students');
    expect(await counts()).toEqual([[0, 0]]);
  });

  test('that is empty says so', async () => {
    const { send } = await makeTeacher();
    expect((await send('previewStudents', { students: ' ' })).body).toContain(
      'Enter at least one name or email address.',
    );
  });
});
