import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';

/** A language there is none of is as if none was asked for, as on pages. */
export const Lang = z.catch(z.optional(z.enum(localeCodes)), undefined);

export const ItemId = z.string().check(z.minLength(1), z.maxLength(100));
