import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { deedNames } from '#core/deed-names.ts';
import { Conflict, type FieldIssue } from '#core/refusals.ts';
import { defineContentType } from '#features/cms/server/public.ts';
import { formsOf } from '../policy.ts';
import { shippedKinds } from './shipped-kinds.ts';
import { listUsedKinds } from './used-kinds.ts';

const line = z.string().trim().min(1).max(60);

/** What all languages of a kind of deed share. */
export const KindShared = z.strictObject({
  drawing: z.enum(deedNames),
  asksPeople: z.boolean().default(false),
  asksHours: z.boolean().default(false),
  /** It is counted in the hours that it took, not in pieces. */
  isHours: z.boolean().default(false),
  /** Smaller ones come first. */
  sort: z.int().min(0).max(9999).default(100),
});
export type KindShared = z.infer<typeof KindShared>;

/** What a kind is called, and its unit in the forms that the language needs. */
export const KindText = z.strictObject({
  title: line,
  one: line.optional(),
  two: line.optional(),
  few: line.optional(),
  many: line.optional(),
  other: line.optional(),
});

/** A kind of deed, such as meals shared: what learners say that they did, and what is counted. */
export const rwiType = defineContentType({
  name: 'rwi-item',
  label: 'submissions.kinds.type',
  fields: { shared: KindShared, texts: KindText },
  titleOf({ texts }, locale) {
    const title = texts[locale]?.['title'];
    return typeof title === 'string' ? title : '';
  },
  makeKey: () => `k-${randomBytes(6).toString('hex')}`,
  shipped: () => Promise.resolve(shippedKinds),
  listIssues(_ctx, _key, { texts }, locales) {
    const issues = locales.flatMap((locale) =>
      formsOf(locale)
        .filter(({ form }) => !texts[locale]?.[form])
        .map(({ form }): FieldIssue => ({
          path: `texts.${locale}.${form}`,
          messageKey: 'cms.issue.missing',
        })),
    );
    return Promise.resolve(issues);
  },
  async refuseDeletion(ctx, key) {
    if ((await listUsedKinds(ctx)).has(key)) throw new Conflict('used', 'submissions.kinds.used');
  },
  labels: {
    drawing: 'submissions.kinds.drawing',
    'drawing=meal': 'submissions.drawing.meal',
    'drawing=visit': 'submissions.drawing.visit',
    'drawing=tree': 'submissions.drawing.tree',
    'drawing=hands': 'submissions.drawing.hands',
    'drawing=gift': 'submissions.drawing.gift',
    'drawing=letter': 'submissions.drawing.letter',
    'drawing=clothes': 'submissions.drawing.clothes',
    'drawing=books': 'submissions.drawing.books',
    'drawing=cleaning': 'submissions.drawing.cleaning',
    'drawing=candle': 'submissions.drawing.candle',
    asksPeople: 'submissions.kinds.asksPeople',
    asksHours: 'submissions.kinds.asksHours',
    isHours: 'submissions.kinds.isHours',
    sort: 'submissions.kinds.sort',
    title: 'submissions.kinds.title',
    one: 'submissions.form.one',
    two: 'submissions.form.two',
    few: 'submissions.form.few',
    many: 'submissions.form.many',
    other: 'submissions.form.other',
  },
});
