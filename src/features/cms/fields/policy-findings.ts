import { judgeDescription } from '#core/accessible-words.ts';
import type { Finding } from '#core/findings.ts';
import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { listRichTextFindings } from '../rich-text/policy-findings.ts';
import { listFields, nameField, valueAt } from './policy.ts';

interface Judged {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

/** What in an entry would keep a reader out, in each language that it has: by its texts of blocks and its pictures. */
export function listEntryFindings(fields: { texts: JsonObject }, { shared, texts }: Judged): Finding[] {
  return localeCodes.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    return listFields(fields.texts, [text]).flatMap(({ keys, kind, describes }): Finding[] => {
      const path = nameField(`texts.${locale}`, keys);
      const value = valueAt(text, keys);
      if (kind === 'richText') return listRichTextFindings(value, path, locale);
      if (describes === undefined || !valueAt(shared, [describes])) return [];
      const found = judgeDescription(typeof value === 'string' ? value : '', locale);
      return found ? [{ path, kind: found }] : [];
    });
  });
}

/** Those of one language. */
export function findingsIn<F extends Pick<Finding, 'path'>>(findings: readonly F[], locale: Locale): F[] {
  return findings.filter(({ path }) => path.startsWith(`texts.${locale}.`));
}
