import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { listOfferedKinds, viewKind } from '#features/submissions/impact-kinds/server/kinds.ts';
import type { ImpactFormView } from '../contract.ts';
import { readImpactBounds } from './impact-bounds.ts';

/** What the fields about a deed need. Where she is, her calendar says: nothing more is asked. */
export async function getImpactForm(ctx: Ctx, locale = ctx.locale): Promise<ImpactFormView> {
  const { country, timeZone } = visitorPlace(ctx);
  return {
    kinds: (await listOfferedKinds(ctx, locale)).map(viewKind),
    bounds: await readImpactBounds(ctx),
    country,
    today: localDateOf(ctx.clock.now(), timeZone),
  };
}
