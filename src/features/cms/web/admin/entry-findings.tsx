import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { JsonObject } from '#core/json.ts';
import { isLocale, locales, type Locale } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { FindingsPanel } from '#page/editor/findings-panel.tsx';
import type { ContentTypeView, EntryView } from '#features/cms/entries/contract.ts';
import { listEntryFindings } from '#features/cms/fields/policy-findings.ts';
import { focusField } from './focus-field.ts';
import { useFieldLabels } from '#features/cms/offered/entry/use-field-labels.ts';

interface EntryFindingsProps {
  entry: EntryView;
  findings: readonly PlacedFinding[];
  /** The languages whose fields are on the page. */
  beside: readonly [Locale, Locale];
}

/** What in an entry, as it was last saved, would keep a reader out in one of its languages. */
export function EntryFindings({ entry, findings, beside }: EntryFindingsProps) {
  const [left, right] = beside;
  const linked = findings.map((finding) => {
    const locale = localeOf(finding);
    if (!locale || beside.includes(locale)) return finding;
    const query = { left: locale, right: locale === left ? right : left, field: finding.path };
    return { ...finding, href: adminHref('adminEntry', { entryId: entry.id }, query) };
  });
  return <FindingsPanel findings={linked} onShow={({ path }) => focusField(path)} />;
}

/** The findings of an entry, each with the names of its field and its language. */
export function useEntryFindings(entry: EntryView, type: ContentTypeView | undefined): PlacedFinding[] {
  const t = useTranslations();
  const labelOf = useFieldLabels(type ?? { labels: {} });
  if (!type) return [];
  // What was parsed from JSON is JSON.
  const { texts } = type.fields as { texts: JsonObject };
  const content = entry as { shared: JsonObject; texts: Partial<Record<Locale, JsonObject>> };
  return listEntryFindings({ texts }, content).map((finding) => {
    const locale = localeOf(finding);
    const label = labelOf({ keys: finding.path.split('.').slice(2) });
    const place = t('cms.edit.fieldIn', { field: label, language: locale ? locales[locale].name : '' });
    return { ...finding, place };
  });
}

function localeOf({ path }: Pick<PlacedFinding, 'path'>): Locale | undefined {
  const [, locale = ''] = path.split('.');
  return isLocale(locale) ? locale : undefined;
}
