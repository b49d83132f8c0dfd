import * as z from 'zod';
import { localeCodes } from '../../../../core/locale.ts';

/** A name in addresses and files. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');

/** What people read, without blanks around it. */
export function text(maxLength: number) {
  return z.string().trim().min(1, 'is empty').max(maxLength, `is longer than ${maxLength} characters`);
}

export function inEveryLanguage<T extends z.ZodType>(schema: T) {
  return z.record(z.enum(localeCodes), schema);
}

/** Slugs of which none is there twice. */
export function slugs(min: number, max: number) {
  return z
    .array(Slug)
    .min(min, `has fewer than ${min}`)
    .max(max, `has more than ${max}`)
    .refine((ids) => new Set(ids).size === ids.length, 'has one twice');
}

/** Like `slugs`, for things that have an `id` among other fields. */
export function things<T extends z.ZodType<{ id: string }>>(schema: T, min: number, max: number) {
  return z
    .array(schema)
    .min(min, `has fewer than ${min}`)
    .max(max, `has more than ${max}`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has one id twice');
}
