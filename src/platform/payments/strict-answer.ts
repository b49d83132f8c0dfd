import type { z } from 'zod';
import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderUnclear } from './provider-errors.ts';

/** Reads what a provider said. What does not fit is unclear; the error says where, and never what was there. */
export function readStrictly<T>(provider: ProviderId, schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const at = read.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new ProviderUnclear(provider, `what it said cannot be read at "${at}"`);
}

/** The JSON value of a body; undefined if it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}
