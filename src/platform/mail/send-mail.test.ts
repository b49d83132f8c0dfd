import { expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { sendMail, type NewMail } from './send-mail.ts';

const database = useDatabase();
const notice = {
  id: 'a',
  to: 'ruth@example.org',
  topic: 'own',
  language: 'en',
  title: 'Title',
  note: 'Note.',
} as const;

async function textOf(mail: Partial<NewMail>): Promise<string> {
  const ctx = makeCtx(database.db);
  await sendMail(ctx, { ...notice, text: 'Text.', ...mail });
  return ctx.sent[0]?.text ?? '';
}

test('a mail greets by name only where a name is given', async () => {
  expect(await textOf({ greets: 'Ruth' })).toContain('Hello Ruth,');
  for (const greets of [undefined, '']) expect(await textOf({ greets })).not.toContain('Hello');
});

test('a mail ends with its sender and how to reach them, in its reader’s language', async () => {
  const text = await textOf({});
  for (const part of [brand.legalOwner, brand.postalAddress, brand.supportEmail])
    expect(text).toContain(part);
  expect(await textOf({ language: 'he' })).toContain('שאלות?');
});

test('a mail’s id says nothing of what it was made from, since it is part of its Message-ID', async () => {
  const ctx = makeCtx(database.db);
  await sendMail(ctx, { ...notice, id: 'reset:secret', text: 'Text.' });
  expect(ctx.sent[0]?.id).toMatch(/^[\w-]{24}$/);
});
