import { impactApi } from './impact/api.ts';

export const submissionsApi = { ...impactApi };
