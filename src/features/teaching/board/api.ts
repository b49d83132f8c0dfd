import { childRoles } from '#core/access.ts';
import { guard, reads, serve } from '#platform/http/guard.ts';
import { boardContract } from './contract.ts';
import { getBoard } from './server/board.ts';

const os = serve(boardContract);

export const boardApi = {
  board: os.board
    .use(guard('teaching.board', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => getBoard(context, input.id)),
};
