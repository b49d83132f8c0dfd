import { guard, reads, serve } from '#platform/http/guard.ts';
import { gamesContract } from './contract.ts';
import { getGame, listGames } from './server/games.ts';
import { playMoves } from './server/play-moves.ts';
import { startRound } from './server/rounds.ts';

const os = serve(gamesContract);

/** A card a second and more, since a whole class may play behind one network address. */
const moves = { tries: 1200, seconds: 60 };
const rounds = { tries: 240, seconds: 60 };

export const gamesApi = {
  games: os.games
    .use(guard('learning.games', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listGames(context, input.lang)),
  game: os.game
    .use(guard('learning.game', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getGame(context, input.id, input.lang)),
  startRound: os.startRound
    .use(guard('learning.startRound', { access: 'anyone', limit: rounds }))
    .handler(({ context, input }) => startRound(context, input)),
  playMoves: os.playMoves
    .use(guard('learning.playMoves', { access: 'anyone', limit: moves }))
    .handler(({ context, input }) => playMoves(context, input)),
};
