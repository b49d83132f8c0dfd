import { refuseEveryClaim, type ServerKind } from '#features/learning/kinds/server/server-kind.ts';
import { taskAuthoring } from './authoring.ts';

export const taskOnServer: ServerKind = { authoring: taskAuthoring, refuseUnfinished: refuseEveryClaim };
