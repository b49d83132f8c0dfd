import type { Place } from '#core/places.ts';
import { findPersonStanding, findReaderOf } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeOfPerson, type Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import type { Mail, MailAsker } from '#platform/mail/mail.ts';

type PlaceCtx = Pick<Ctx, 'db' | 'clock'>;

/**
 * Where a mail is read: the place of the person who has proved that the address is hers. For a stranger, and for someone of whom
 * nothing is known, that of the person who had it written, such as a child; else the organization's.
 */
export async function findPlaceOfReader(
  ctx: PlaceCtx,
  { to, askedBy }: Pick<Mail, 'to' | 'askedBy'>,
): Promise<Place> {
  return placeOfPerson(await findReaderOf(ctx, to), askedBy && (await findAsker(ctx, askedBy)));
}

async function findAsker(ctx: PlaceCtx, asker: MailAsker): Promise<Whereabouts | undefined> {
  return 'userId' in asker
    ? findPersonStanding(ctx, asker.userId)
    : { place: undefined, timeZone: asker.timeZone };
}
