import { refuseEveryClaim, type ServerKind } from '#features/learning/kinds/server/server-kind.ts';
import { gameAuthoring } from './authoring.ts';

export const gameOnServer: ServerKind = { authoring: gameAuthoring, refuseUnfinished: refuseEveryClaim };
