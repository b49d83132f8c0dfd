import { ORPCError } from '@orpc/client';
import { toTyped, type TypedValues } from './typed-values.ts';

/** Who has saved another version, when, and what it says. */
export interface Meanwhile {
  /** Her name; null if her account is gone. */
  by: string | null;
  at: string;
  version: number;
  theirs: TypedValues;
}

/** The data of the refusal `changed_meanwhile`, as every contract with versions has it. */
interface ChangedMeanwhile extends Omit<Meanwhile, 'theirs'> {
  values: Record<string, unknown>;
}

/** What someone else has saved since, if that is why a save was refused. */
export function findMeanwhile(error: unknown): Meanwhile | undefined {
  if (!isChangedMeanwhile(error)) return undefined;
  const { data } = error;
  // A refusal of the same name may say no more than its message.
  if (typeof data !== 'object' || data === null || !('values' in data)) return undefined;
  const { by, at, version, values } = data as ChangedMeanwhile;
  return { by, at, version, theirs: toTyped(values) };
}

/** The same refusal, with the present values by the names of a form's fields, as their controls would hold them. */
export function nameMeanwhileFields(
  error: unknown,
  toFields: (values: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (!isChangedMeanwhile(error)) return error;
  const { code, status, defined, message, data } = error;
  if (typeof data !== 'object' || data === null || !('values' in data)) return error;
  const { values } = data as ChangedMeanwhile;
  // Without its status it would look like a fault of the server.
  return new ORPCError(code, { status, defined, message, data: { ...data, values: toFields(values) } });
}

function isChangedMeanwhile(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.code === 'changed_meanwhile';
}
