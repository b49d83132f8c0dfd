import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { textNames, type TextName } from './item-forms.ts';

/** What an editor of items calls its fields and their values. */
export function useFieldWords() {
  const t = useTranslations();
  const { pictures, frames } = useStoreWords();
  const texts: Record<TextName, string> = {
    name: t('store.heading.name'),
    description: t('store.field.description'),
    goesTo: t('store.field.goesTo'),
    thanks: t('store.field.thanks'),
    alt: t('store.field.alt'),
  };
  const labels: Record<string, string> = {
    ...Object.fromEntries(
      localeCodes.flatMap((locale) =>
        textNames.map((name) => [`texts.${locale}.${name}`, `${texts[name]} · ${locales[locale].name}`]),
      ),
    ),
    picture: t('store.field.picture'),
    avatarId: t('store.field.avatar'),
    frame: t('store.field.frame'),
    price: t('store.heading.price'),
    unitCost: t('store.field.unitCost'),
    currency: t('store.field.currency'),
    variants: t('store.field.sizes'),
    lowStock: t('store.field.lowStock'),
    perMonth: t('store.field.perMonth'),
    ever: t('store.field.ever'),
  };
  return {
    labels,
    sayValue(name: string, value: string): string {
      if (name === 'picture') return findWord(pictures, value) ?? t('store.field.uploaded');
      return (name === 'frame' ? findWord(frames, value) : undefined) ?? value;
    },
  };
}

function findWord(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return words[value];
}
