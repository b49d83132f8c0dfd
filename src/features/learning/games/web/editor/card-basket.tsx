import { useTranslations } from 'use-intl';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { listOfObjects, textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import {
  nameOf,
  namesIn,
  withThingChanged,
} from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

/** The basket that a card belongs in. */
export function CardBasket({ name }: { name: string }) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const card = listOfObjects(draft.shared['cards']).find((one) => nameOf(one) === name);
  return (
    <Field label={t('learning.editor.itsBasket')}>
      {(control) => (
        <SelectInput
          {...control}
          value={typeof card?.['basket'] === 'string' ? card['basket'] : ''}
          onChange={({ target }) => onDraft(withThingChanged(draft, 'cards', name, { basket: target.value }))}
        >
          {namesIn(draft, 'baskets').map((basket, index) => (
            <option key={basket} value={basket}>
              {textAt(draft, locale, ['baskets', basket]) ||
                t('learning.editor.basket', { number: index + 1 })}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
