import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { mediaApi } from './api.ts';
import { mediaContract } from './contract.ts';
import { maxFilmBytes } from './films/policy.ts';
import { filmJob } from './films/server/film-job.ts';
import { filmPurpose } from './films/server/films.ts';
import { makeWaitingFilms } from './films/server/make-films.ts';
import { exportMedia } from './server/personal-data.ts';
import { refuseWithout } from './server/refuse-others.ts';
import { uploadPurposes } from './uploads/server/purposes.ts';
import { removeOldUploads } from './uploads/server/uploads.ts';

export const media = defineFeature({
  name: 'media',
  api: { contract: mediaContract, router: mediaApi },
  hooks: [
    answerTo(uploadPurposes, async () => ({
      name: filmPurpose,
      maxBytes: maxFilmBytes,
      maxWaiting: 20,
      refuseOthers: (ctx) => refuseWithout(ctx, 'content.edit'),
    })),
  ],
  defineJobs(jobs, ctx) {
    jobs.define(filmJob, () => makeWaitingFilms(ctx), { cron: '* * * * *' });
  },
  maintenance: [removeOldUploads],
  personalData: {
    exported: ['uploads', 'media_films'],
    keptBack: {},
    exportOf: exportMedia,
  },
});
