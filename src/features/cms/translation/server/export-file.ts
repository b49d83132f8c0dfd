import { signedIn } from '#core/actor.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { hashOf } from '#features/cms/fields/server/layers.ts';
import { sayField } from '#features/cms/fields/server/patterns.ts';
import type { TranslationFileRequest, TranslationFileView } from '../contract.ts';
import { readChosen } from './chosen-entries.ts';
import { writeTranslationCsv } from './csv.ts';
import type { FileUnit } from './file-unit.ts';
import { refuseLanguage } from './refuse-language.ts';
import { listOpenUnits, listUnits } from './units.ts';
import { writeXliff } from './xliff.ts';

/** A file for a translator: the texts of one language, and what the other one says so far. */
export async function exportFile(
  ctx: RequestCtx,
  { what, from, to, texts, format }: TranslationFileRequest,
): Promise<TranslationFileView> {
  refuseLanguage(ctx, to);
  const units: FileUnit[] = [];
  for await (const { type, title, draft } of readChosen(ctx, what)) {
    const { id, content } = draft;
    const { untranslated = [] } = type;
    const source = content.texts[from] ?? {};
    const own = content.texts[to] ?? {};
    const said = new Map(listUnits(own, untranslated).map(({ path, text }) => [path, text]));
    for (const { path, field, text, isTagged } of listOpenUnits(source, own, untranslated)) {
      const target = said.get(path) ?? '';
      if (text === '' || (texts === 'missing' && target !== '')) continue;
      const name = sayField(ctx, type, field);
      const label = `${ctx.say(type.label)}, ${title}: ${name}`;
      const before = hashOf(target);
      units.push({ entryId: id, path, label, source: text, target, before, isTagged });
    }
  }
  const file = { from, to, units };
  await recordAudit(ctx, {
    who: signedIn(ctx).userId,
    what: 'translation.exported',
    subject: what,
    why: 'file',
    after: { from, to, texts, format, count: units.length },
  });
  return {
    name: `lamed-${what.replaceAll('.', '-')}-${from}-${to}.${format === 'csv' ? 'csv' : 'xlf'}`,
    text: format === 'csv' ? writeTranslationCsv(file) : await writeXliff(file),
    units: units.length,
  };
}
