import type { Ctx } from '#platform/ctx.ts';
import { carryFilmIn } from './carry-film-in.ts';
import { carryPictureIn } from './carry-picture-in.ts';
import type { CarriedIn, CarriedMedia, Carrier } from './carried-media.ts';

/** Stores pictures and films that come from another server, by the rules of uploads. What is here already stays as it is. */
export async function carryMediaIn(
  ctx: Ctx,
  { pictures, films }: CarriedMedia,
  carrier: Carrier,
): Promise<CarriedIn> {
  const sum: CarriedIn = { added: 0, missing: [] };
  const add = ({ added, missing }: CarriedIn) => {
    sum.added += added;
    sum.missing.push(...missing);
  };
  for (const picture of pictures) add(await carryPictureIn(ctx, picture, carrier));
  for (const film of films) add(await carryFilmIn(ctx, film, carrier));
  return sum;
}
