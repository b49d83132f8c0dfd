import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PageApi } from '../page-context.ts';
import { PageProvider } from '../page-provider.tsx';
import { defineForm } from './define-form.ts';
import { checkbox, secret, text } from './fields.ts';
import type { FormAnswer } from './form-answer.ts';
import { PageCheckbox } from './page-checkbox.tsx';
import { PageField } from './page-field.tsx';
import { PageForm } from './page-form.tsx';
import { PagePassword } from './page-password.tsx';
import { usePageForm } from './use-page-form.ts';

const rename = defineForm({
  name: 'rename',
  fields: { name: text, password: secret, news: checkbox },
  send: async () => 'renamed',
});

function RenameForm({ password = 'password', doneText = 'Renamed.' }) {
  const form = usePageForm(rename, { about: ['7'], doneText });
  return (
    <PageForm form={form}>
      <PageField name="name" known="Mira" label="Name">
        {(control) => <TextInput {...control} />}
      </PageField>
      <PagePassword name={password} label="Password" autoComplete="current-password" />
      <PageCheckbox name="news" known label="News" />
    </PageForm>
  );
}

const page = {
  api: {} as PageApi,
  locale: 'en' as const,
  origin: 'http://lamed.test',
  switchLocale: () => Promise.resolve(),
};
const messages = { page: { form: { showPassword: 'Show', hidePassword: 'Hide' } } };

/** The page as the server renders it; `answer` is that of its form, posted without JavaScript. */
function render(answer?: FormAnswer, path = '/', element = <RenameForm />): string {
  const routes = [{ id: 'page', path: '/', element, action: () => null }];
  const hydrationData = { loaderData: {}, actionData: answer ? { page: answer } : null };
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PageProvider page={page}>
        <IntlProvider locale="en" messages={messages} timeZone="UTC">
          <RouterProvider router={router} />
        </IntlProvider>
      </PageProvider>
    </QueryClientProvider>,
  );
}

const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
const refusal = (issues: Record<string, string>) => ({
  status: 422,
  code: 'invalid',
  message: 'No.',
  issues,
});

describe('the page of a form', () => {
  test('holds what is known, and the form’s whole name', () => {
    const html = render();
    expect(html).toContain('<input type="hidden" name="form" value="rename:7"/>');
    expect(inputOf(html, 'name')).toContain('value="Mira"');
    expect(inputOf(html, 'news')).toContain('checked=""');
    expect(html).not.toContain('autofocus');
  });

  test('after a refusal holds what was typed and opens at the first wrong field', () => {
    const html = render({
      form: 'rename:7',
      values: { name: 'M' },
      refusal: refusal({ password: 'Wrong.', name: 'Too short.' }),
    });
    expect(inputOf(html, 'name')).toMatch(/value="M".*autofocus=""|autofocus="".*value="M"/);
    expect(inputOf(html, 'password')).toContain('aria-invalid="true"');
    expect(inputOf(html, 'news')).not.toContain('checked=""');
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(html).not.toContain('role="alert"');
  });

  test('after a refusal of no field opens at the message', () => {
    const html = render({ form: 'rename:7', values: {}, refusal: refusal({}) });
    expect(html).toMatch(/<div tabindex="-1" autofocus=""[^>]*><div role="alert".*No\./);
    expect(html.match(/autofocus/g)).toHaveLength(1);
  });

  test('says nothing of a form of the same kind about something else', () => {
    expect(render({ form: 'rename:8', values: { name: 'M' }, refusal: refusal({}) })).toBe(render());
  });

  test('says that it is done after it was', () => {
    expect(render(undefined, '/?done=rename:7')).toContain('Renamed.');
    expect(render(undefined, '/?done=rename:8')).not.toContain('Renamed.');
  });

  test('fails for a password that is no secret, and for a field that is not declared', () => {
    expect(() => render(undefined, '/', <RenameForm password="name" />)).toThrow('not declared as a secret');
    expect(() => render(undefined, '/', <RenameForm password="other" />)).toThrow(
      'declares no field "other"',
    );
  });
});
