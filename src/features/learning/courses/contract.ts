import * as z from 'zod/mini';
import { localeCodes } from '#core/locale.ts';

/** Defaults to the language of the request. */
export const Lang = z.optional(z.enum(localeCodes));
export const Slug = z.string().check(z.minLength(1), z.maxLength(100));
export const ItemId = z.string().check(z.minLength(1), z.maxLength(100));

/** Why an item is closed, so that the page can say what to do: sign in, upgrade, go premium, wait. */
export const lockReasons = [
  'sign_in_required',
  'restricted_free',
  'upgrade_required',
  'premium_required',
  'coming_soon',
  'guardian_approval_required',
] as const;

/** Spec §4, content access level; `default` inherits from the course, then from the site. */
export const accessLevels = ['default', 'paid', 'all', 'public', 'premium'] as const;

/** The codes with which the content of a closed item is refused. */
export const closedItem = [
  'guardian_approval_required',
  'restricted_free',
  'time_is_up',
  'upgrade_required',
] as const;
