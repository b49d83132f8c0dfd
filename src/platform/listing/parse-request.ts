import type * as z from 'zod/mini';
import type { ListingRequest } from '#core/listing.ts';
import { Invalid } from '#core/refusals.ts';

/** What the address of a file asks for. Refuses what does not fit. */
export function parseRequest<Request extends ListingRequest>(
  schema: z.ZodMiniType<Request>,
  query: unknown,
): Request {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new Invalid(paths.map((path) => ({ path, messageKey: 'app.field.invalid' })));
}
