import { collectApi } from './collect-api.ts';

export const apiRouter = collectApi('router');
