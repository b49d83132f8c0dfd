import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { formatReference } from '#features/learning/sources/policy.ts';

const Works = z.object({
  works: z.record(z.string(), z.object({ names: z.record(z.enum(localeCodes), z.string()) })),
});
const Passage = z.object({ work: z.string(), chapter: z.int() });
const Messages = z.object({ 'learning.editor.sourcesHint': z.string() });

const content = '../../../../../content/passages';
const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test.each(localeCodes)(
  'the example of how a source is named (%s) is a passage that we ship',
  async (locale) => {
    const { works } = Works.parse(parse(await read(`${content}/works.yaml`)));
    const { work, chapter } = Passage.parse(parse(await read(`${content}/genesis-18.yaml`)));
    const name = works[work]?.names[locale] ?? '';
    const example = formatReference({ work: name, counts: 'verses', chapter }, locale);
    const { 'learning.editor.sourcesHint': hint } = Messages.parse(
      JSON.parse(await read(`../../admin-messages/${locale}.json`)),
    );
    expect(hint.replaceAll(/[“”״«»„\s]+/g, ' ')).toContain(` ${example}`);
  },
);
