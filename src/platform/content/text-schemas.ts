import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';

/** A name for URLs and files. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');

/** Text that people read, trimmed. */
export function text(maxLength: number) {
  return z.string().trim().min(1, 'is empty').max(maxLength, `is longer than ${maxLength} characters`);
}

export function inEveryLanguage<T extends z.ZodType>(schema: T) {
  return z.record(z.enum(localeCodes), schema);
}

/** Unique slugs. */
export function slugs(min: number, max: number) {
  return z
    .array(Slug)
    .min(min, `has fewer than ${min}`)
    .max(max, `has more than ${max}`)
    .refine((ids) => new Set(ids).size === ids.length, 'has one twice');
}

/** Like `slugs`, for objects with an `id`. */
export function things<T extends z.ZodType<{ id: string }>>(schema: T, min: number, max: number) {
  return z
    .array(schema)
    .min(min, `has fewer than ${min}`)
    .max(max, `has more than ${max}`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has one id twice');
}
