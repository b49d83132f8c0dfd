import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

test('a field ties its label, error and hint to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="We write seldom." error="Enter an email." required>
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );
  const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
  const id = attribute(input, 'id');
  expect(html).toContain(`for="${id}"`);
  expect(attribute(input, 'aria-describedby')).toBe(`${id}-error ${id}-hint`);
  expect(html).toContain(`id="${id}-error"`);
  expect(html).toContain(`id="${id}-hint"`);
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('required=""');
});

test('a field without an error or hint gives its control no description', () => {
  const html = renderToStaticMarkup(<Field label="Name">{(control) => <TextInput {...control} />}</Field>);
  expect(html).not.toContain('aria-describedby=');
  expect(html).not.toContain('aria-invalid=');
});
