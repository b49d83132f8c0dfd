import { localeCodes, type Locale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text, type FieldKind } from '#page/form/fields.ts';
import type { AdminItem, ItemFields, TextsByLanguage } from '#features/store/items/contract.ts';
import { currencies, frames, itemKinds } from '#features/store/policy.ts';
import { readAmount, writeAmount } from '#features/store/web/admin/amounts.ts';
import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { type KnownVariant, readSizes, writeSizes } from './sizes.ts';

/** The texts of an item in a language. */
export const textNames = ['name', 'description', 'goesTo', 'thanks', 'alt'] as const;
export type TextName = (typeof textNames)[number];

type TextField = `texts.${Locale}.${TextName}`;
const textField = (locale: Locale, name: TextName): TextField => `texts.${locale}.${name}`;

const textFields = Object.fromEntries(
  localeCodes.flatMap((locale) => textNames.map((name) => [textField(locale, name), text])),
) as Record<TextField, FieldKind<string>>;

const fields = {
  ...textFields,
  picture: text,
  avatarId: text,
  frame: text,
  price: text,
  unitCost: text,
  currency: text,
  variants: text,
  knownVariants: text,
  lowStock: text,
  perMonth: text,
  ever: text,
};

type Typed = Record<keyof typeof fields, string>;

/** Of these, or what is typed, for the server to refuse. */
function among<Value extends string>(values: readonly Value[], typed: string): Value | null {
  return values.find((value) => value === typed) ?? null;
}

const number = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** A language counts once anything is written in it. */
function readTexts(typed: Typed): TextsByLanguage {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const texts = Object.fromEntries(textNames.map((name) => [name, typed[textField(locale, name)]]));
      return Object.values(texts).some((each) => each !== '') ? [[locale, texts]] : [];
    }),
  );
}

function readItem(typed: Typed): ItemFields {
  const known = (typed.knownVariants ? JSON.parse(typed.knownVariants) : []) as KnownVariant[];
  return {
    texts: readTexts(typed),
    price: Number(typed.price),
    picture: typed.picture,
    perMonth: number(typed.perMonth),
    ever: number(typed.ever),
    avatarId: typed.avatarId || null,
    frame: among(frames, typed.frame),
    unitCost: readAmount(typed.unitCost),
    currency: among(currencies, typed.currency),
    variants: readSizes(typed.variants, known),
    lowStock: Number(typed.lowStock),
  };
}

/** An item as the fields hold it. */
function writeItem(item: AdminItem): Typed {
  const { price, picture, perMonth, ever, avatarId, frame, unitCost, currency, variants, lowStock } = item;
  const texts = Object.fromEntries(
    localeCodes.flatMap((locale) =>
      textNames.map((name) => [textField(locale, name), item.texts[locale]?.[name] ?? '']),
    ),
  ) as Record<TextField, string>;
  return {
    ...texts,
    picture,
    avatarId: avatarId ?? '',
    frame: frame ?? '',
    price: String(price),
    unitCost: writeAmount(unitCost),
    currency: currency ?? '',
    variants: writeSizes(variants),
    knownVariants: JSON.stringify(variants.map(({ id, label }) => ({ id, label }))),
    lowStock: String(lowStock),
    perMonth: perMonth?.toString() ?? '',
    ever: ever?.toString() ?? '',
  };
}

/** The kind of the new item is in the address of the page. */
export const newItemForm = defineForm({
  name: 'newStoreItem',
  fields: { ...fields, kind: text },
  send: ({ api }, { kind, ...typed }) =>
    api.store.createItem.call({ ...readItem(typed), kind: among(itemKinds, kind) ?? 'impact' }),
});

/** About the item of this id. */
export const itemForm = defineForm({
  name: 'storeItem',
  fields: { ...fields, version: text },
  async send({ api }, { version, ...typed }, id = '') {
    try {
      return await api.store.changeItem.call({ ...readItem(typed), id, version: Number(version) });
    } catch (error) {
      throw nameMeanwhileFields(error, (values) => writeItem(values as unknown as AdminItem));
    }
  },
});

/** Publishes, archives or takes back the item of this id. */
export const statusForm = defineForm({
  name: 'storeItemStatus',
  fields: { version: text, status: text },
  send: ({ api }, { version, status }, id = '') =>
    api.store.setItemStatus.call({
      id,
      version: Number(version),
      status: status === 'published' || status === 'archived' ? status : 'draft',
    }),
});

/** Adds pieces of a variant, or takes missing ones off. */
export const stockForm = defineForm({
  name: 'stock',
  fields: { add: text },
  send: ({ api }, { add }, id = '', variantId = '') =>
    api.store.addStock.call({ id, variantId, add: add === '' ? Number.NaN : Number(add) }),
});
