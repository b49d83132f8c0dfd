import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { Locale } from '#core/locale.ts';
import { presentingContract } from './contract.ts';
import { getDeck, tellQuestion } from './decks/server/deck.ts';
import { answerLive } from './live/server/answers.ts';
import { removePlayer } from './live/server/players.ts';
import { describeRoom, joinLive } from './live/server/room.ts';
import { moveLive, startLive } from './live/server/sessions.ts';
import { getTaughtLive } from './live/server/taught-live.ts';

const os = serve(presentingContract);

const looking = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'member', keptFrom: childRoles, limit: writes } as const;
/** A whole school answers from one network; each player has a limit of her own. */
const ofPlayers = { access: 'anyone', limit: { tries: 6000, seconds: 60 } } as const;

export const presentingApi = os.router({
  deck: os.deck
    .use(guard('presenting.deck', looking))
    .handler(({ context, input }) => getDeck(inLanguage(context, input), input)),
  tellQuestion: os.tellQuestion
    .use(guard('presenting.tellQuestion', looking))
    .handler(({ context, input }) => tellQuestion(inLanguage(context, input), input)),
  startLive: os.startLive
    .use(guard('presenting.startLive', acting))
    .handler(({ context, input }) => startLive(context, input)),
  live: os.live
    .use(guard('presenting.live', looking))
    .handler(({ context, input }) => getTaughtLive(inLanguage(context, input), input)),
  moveLive: os.moveLive
    .use(guard('presenting.moveLive', acting))
    .handler(({ context, input }) => moveLive(context, input)),
  removeLivePlayer: os.removeLivePlayer
    .use(guard('presenting.removeLivePlayer', acting))
    .handler(({ context, input }) => removePlayer(context, input)),
  liveRoom: os.liveRoom
    .use(guard('presenting.liveRoom', ofPlayers))
    .handler(({ context, input }) => describeRoom(inLanguage(context, input), input)),
  joinLive: os.joinLive
    .use(guard('presenting.joinLive', ofPlayers))
    .handler(({ context, input }) => joinLive(inLanguage(context, input), input)),
  answerLive: os.answerLive
    .use(guard('presenting.answerLive', ofPlayers))
    .handler(({ context, input }) => answerLive(context, input)),
});

function inLanguage(ctx: RequestCtx, { lang }: { lang?: Locale | undefined }): RequestCtx {
  return lang === undefined ? ctx : { ...ctx, locale: lang };
}
