import { useTranslations } from 'use-intl';
import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { FindingsPanel } from '#page/editor/findings-panel.tsx';
import { listItemFindings } from '#features/learning/authoring/policy-findings.ts';
import { useEditing } from './editing.tsx';
import { focusPlace } from './focus-place.ts';
import type { ItemDraft } from './draft/item-draft.ts';
import { placeNumber } from './draft/place-number.ts';

/** What would keep someone out who cannot see well or reads slowly, in the language that is written. */
export function ItemFindings() {
  const { item, draft, locale } = useEditing();
  const placed = usePlacedFindings();
  return (
    <FindingsPanel findings={placed(item.type, draft, locale)} onShow={({ path }) => focusPlace(path)} />
  );
}

/** The findings of a draft, each with the number of the panel or question that it is about. */
export function usePlacedFindings() {
  const t = useTranslations();
  return (type: ItemType, draft: ItemDraft, locale: Locale): PlacedFinding[] =>
    listItemFindings(type, draft, locale).map((finding) => {
      const number = placeNumber(draft, finding.path);
      const place = number === undefined ? undefined : t('learning.editor.place', { number });
      return { ...finding, lang: locale, place };
    });
}
