import { Conflict } from '#core/refusals.ts';
import type { ServerKind } from '#features/learning/kinds/server/server-kind.ts';
import { isWatched } from './watched.ts';

export const filmOnServer: ServerKind = {
  refuseUnfinished(_ctx, { item: { film }, watchedTenths }) {
    if (!film || !isWatched(watchedTenths, film.duration))
      throw new Conflict('not_watched', 'learning.refusal.notWatched');
  },
};
