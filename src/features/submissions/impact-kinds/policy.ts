import { localeCodes, locales, type Locale } from '#core/locale.ts';

/** The forms that a word may have by number, in the order in which they are written. */
export const pluralForms = ['one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** The word for what a kind of deed counts, in the forms that a language has: `one` meal, `other` meals. */
export type UnitForms = Partial<Record<PluralForm, string | undefined>>;

/** Whole numbers that between them use every form of every one of our languages. */
const examples = [1, 2, 5, 1_000_000];

const rules = new Map(localeCodes.map((locale) => [locale, new Intl.PluralRules(locales[locale].tag)]));

/** The forms that a language uses for whole numbers, each with the smallest example. */
export function formsOf(locale: Locale): { form: PluralForm; example: number }[] {
  return pluralForms
    .flatMap((form) => {
      const example = examples.find((number) => formFor(locale, number) === form);
      return example === undefined ? [] : [{ form, example }];
    })
    .toSorted((a, b) => a.example - b.example);
}

/** The word for this many, in a language; a part of an hour is more than none, so fractions have forms too. */
export function unitFor(locale: Locale, forms: UnitForms, number: number): string {
  const exact = forms[formFor(locale, number)];
  return exact ?? forms.other ?? forms.many ?? forms.few ?? forms.one ?? '';
}

function formFor(locale: Locale, number: number): PluralForm {
  const form = rules.get(locale)?.select(number) ?? 'other';
  return pluralForms.find((each) => each === form) ?? 'other';
}
