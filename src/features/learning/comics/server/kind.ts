import type { ServerKind } from '#features/learning/kinds/server/server-kind.ts';
import { comicAuthoring } from './authoring.ts';
import { refuseUnread } from './reading-token.ts';

export const comicOnServer: ServerKind = {
  authoring: comicAuthoring,
  refuseUnfinished: (ctx, { userId, item, mark }) => refuseUnread(ctx, userId, item.id, mark),
};
