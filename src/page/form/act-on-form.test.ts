import { ORPCError } from '@orpc/client';
import { redirect } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { PageContext } from '../page-context.ts';
import { actOnForm, actOnForms, showDone } from './act-on-form.ts';
import { defineForm } from './define-form.ts';
import { secret, text } from './fields.ts';

const rename = (send: () => Promise<unknown>, aboutSession = false) =>
  defineForm({ name: 'rename', aboutSession, fields: { name: text, password: secret }, send: vi.fn(send) });

function argsOf(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const page = { api: 'the API', locale: 'en' } as unknown as PageContext;
  return { page, params: { id: '7' }, url: new URL('http://lamed.test/classes?page=2'), form };
}

const typed = { form: 'rename:7:8', name: ' Dov ', password: 'seven doves' };
const invalid = new ORPCError('invalid', {
  status: 422,
  message: 'Please check the fields.',
  data: { issues: [{ path: 'name', message: 'Too long.' }] },
});
const lostSession = new ORPCError('sign_in_required', { status: 401, message: 'Please sign in first.' });
const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : answer;

describe('a form posted without JavaScript', () => {
  test('sends what was typed, and what the form is about', async () => {
    const form = rename(async () => 'renamed');
    const answer = await actOnForm(argsOf(typed), form);
    const place: unknown = expect.objectContaining({ api: 'the API', locale: 'en', params: { id: '7' } });
    expect(form.send).toHaveBeenCalledWith(place, { name: 'Dov', password: 'seven doves' }, '7', '8');
    expect(answer).toEqual({ form: 'rename:7:8', values: {}, done: true, result: 'renamed' });
  });

  test('leads on where its page says, with the result and what was typed', async () => {
    const answer = await actOnForm(
      argsOf(typed),
      rename(async () => 'renamed'),
      {
        next: (result, { form, name, values }) =>
          redirect(`/${String(result)}/${form}/${name}/${values.name}`),
      },
    );
    expect(locationOf(answer)).toBe('/renamed/rename:7:8/rename/Dov');
  });

  test('is shown again when refused: what was typed, no secret, and what is wrong', async () => {
    const answer = await actOnForm(
      argsOf(typed),
      rename(() => Promise.reject(invalid)),
    );
    expect(answer).toEqual({
      form: 'rename:7:8',
      values: { name: ' Dov ' },
      refusal: {
        status: 422,
        code: 'invalid',
        message: 'Please check the fields.',
        issues: { name: 'Too long.' },
      },
    });
  });

  test('can lead somewhere in place of showing a refusal', async () => {
    const answer = await actOnForm(
      argsOf(typed),
      rename(() => Promise.reject(invalid)),
      {
        onRefused: ({ code }) => redirect(`/${code}`),
      },
    );
    expect(locationOf(answer)).toBe('/invalid');
  });

  test('leaves a lost session to the one place that leads to signing in', async () => {
    const sent = actOnForm(
      argsOf(typed),
      rename(() => Promise.reject(lostSession)),
    );
    await expect(sent).rejects.toBe(lostSession);
  });

  test('shows a refused sign-in itself if it is about the session', async () => {
    const answer = await actOnForm(
      argsOf(typed),
      rename(() => Promise.reject(lostSession), true),
    );
    expect(answer).toMatchObject({ refusal: { status: 401, message: 'Please sign in first.' } });
  });

  test('lets a fault of ours be one', async () => {
    const fault = new Error('a fault of ours');
    const sent = actOnForm(
      argsOf(typed),
      rename(() => Promise.reject(fault)),
    );
    await expect(sent).rejects.toBe(fault);
  });

  test.each(['remove', 'constructor'])(
    'changes nothing if the page has no form of its name: %s',
    async (name) => {
      const form = rename(async () => 'renamed');
      expect(locationOf(await actOnForm(argsOf({ ...typed, form: name }), form))).toBe('/classes?page=2');
      expect(locationOf(await actOnForms(argsOf({ ...typed, form: name }), [form]))).toBe('/classes?page=2');
      expect(form.send).not.toHaveBeenCalled();
    },
  );

  test('needs its name where a page has several', async () => {
    const form = rename(async () => 'renamed');
    expect(locationOf(await actOnForms(argsOf({ name: 'Dov' }), [form]))).toBe('/classes?page=2');
    expect(await actOnForms(argsOf(typed), [form])).toMatchObject({ done: true });
    expect(form.send).toHaveBeenCalledTimes(1);
  });
});

test('a form that is done leads back to its page, which names it', () => {
  const shown = showDone(argsOf(typed), 'rename:7:8', { lang: 'he' });
  expect(locationOf(shown)).toBe('/classes?done=rename%3A7%3A8&lang=he');
});
