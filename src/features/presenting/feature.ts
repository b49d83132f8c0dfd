import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { presentingApi } from './api.ts';
import { presentingContract } from './contract.ts';
import { endForgottenSessions, eraseEndedSessions } from './live/server/end-sessions.ts';
import { exportPresenting } from './server/personal-data.ts';

export const presenting = defineFeature({
  name: 'presenting',
  api: { contract: presentingContract, router: presentingApi },
  maintenance: [endForgottenSessions, eraseEndedSessions],
  personalData: {
    exported: ['live_sessions', 'live_players', 'live_answers'],
    keptBack: {},
    exportOf: exportPresenting,
  },
  listPublicPaths: () => Promise.resolve([href('live')]),
});
