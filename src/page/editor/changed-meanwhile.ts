import { ORPCError } from '@orpc/client';
import * as z from 'zod/mini';
import { toTyped, type TypedValues } from './typed-values.ts';

/** The data of the refusal `changed_meanwhile`: who has saved another version, when, and what it says. */
const ChangedMeanwhile = z.object({
  by: z.nullable(z.string()),
  at: z.string(),
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
});

export interface Meanwhile {
  /** Her name; null if her account is gone. */
  by: string | null;
  at: string;
  version: number;
  theirs: TypedValues;
}

/** What someone else has saved since, if that is why a save was refused. */
export function findMeanwhile(error: unknown): Meanwhile | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'changed_meanwhile') return undefined;
  const { success, data } = ChangedMeanwhile.safeParse(error.data);
  if (!success) return undefined;
  const { values, ...rest } = data;
  return { ...rest, theirs: toTyped(values) };
}
