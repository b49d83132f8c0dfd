import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { dashboardFacts } from '#features/administration/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import { mediaApi } from './api.ts';
import { mediaContract } from './contract.ts';
import * as handedInJobs from './handed-in/server/handed-in-jobs.ts';
import { handedInLimitsSetting } from './handed-in/server/limits-setting.ts';
import { makeWaitingFiles, quickKinds, slowKinds } from './handed-in/server/make-files.ts';
import { describePurpose } from './handed-in/server/quota.ts';
import { dropFilesOf, dropUntaken, removeDropped } from './handed-in/server/remove-leftovers.ts';
import { maxFilmBytes } from './films/policy.ts';
import { filmJob } from './films/server/film-job.ts';
import { filmsFile } from './films/server/films-listing.ts';
import { filmPurpose } from './films/server/films.ts';
import { makeWaitingFilms } from './films/server/make-films.ts';
import { maxPictureBytes, picturePurpose } from './pictures/policy.ts';
import { listMediaFacts } from './server/media-facts.ts';
import { exportMedia } from './server/personal-data.ts';
import { refuseWithout } from './server/refuse-others.ts';
import { maxTrackBytes, trackPurpose } from './tracks/policy.ts';
import { makeWaitingTracks } from './tracks/server/make-tracks.ts';
import { trackJob } from './tracks/server/tracks.ts';
import { uploadPurposes } from './uploads/server/purposes.ts';
import { removeOldUploads } from './uploads/server/uploads.ts';
import { mediaAuditedActs } from './server/audited-acts.ts';

export const media = defineFeature({
  name: 'media',
  api: { contract: mediaContract, router: mediaApi },
  auditedActs: mediaAuditedActs,
  files: [filmsFile],
  settings: [handedInLimitsSetting],
  hooks: [
    answerTo(dashboardFacts, listMediaFacts),
    answerTo(uploadPurposes, async () => ({
      name: filmPurpose,
      maxBytes: maxFilmBytes,
      maxWaiting: 20,
      refuseOthers: (ctx) => refuseWithout(ctx, 'content.edit'),
    })),
    answerTo(uploadPurposes, async () => ({
      name: trackPurpose,
      maxBytes: maxTrackBytes,
      maxWaiting: 20,
      refuseOthers: (ctx) => refuseWithout(ctx, 'content.edit'),
    })),
    answerTo(uploadPurposes, async () => ({
      name: picturePurpose,
      maxBytes: maxPictureBytes,
      maxWaiting: 50,
      refuseOthers: (ctx) => refuseWithout(ctx, 'content.edit'),
    })),
    answerTo(uploadPurposes, describePurpose),
    answerTo(personErased, (ctx, { userId }) => dropFilesOf(ctx, userId)),
  ],
  defineJobs(jobs, ctx) {
    jobs.define(filmJob, () => makeWaitingFilms(ctx), { cron: '* * * * *' });
    jobs.define(trackJob, () => makeWaitingTracks(ctx), { cron: '* * * * *' });
    jobs.define(handedInJobs.quickJob, () => makeWaitingFiles(ctx, quickKinds), { cron: '* * * * *' });
    jobs.define(handedInJobs.filmJob, () => makeWaitingFiles(ctx, slowKinds), { cron: '* * * * *' });
  },
  prepare: {
    done: 'programs for films looked up',
    async run({ log, virusScanner }) {
      if (!(await findFilmTools()))
        log.warn(
          'ffmpeg is not installed: an mp4 of staff is served as it is uploaded, other films and all that learners hand in are refused',
        );
      if (!virusScanner)
        log.warn('CLAMD_URL is not set: files that learners hand in are not scanned for viruses');
    },
  },
  maintenance: [removeOldUploads, dropUntaken, removeDropped],
  personalData: {
    exported: ['uploads', 'media_films', 'media_pictures', 'media_tracks', 'handed_in_files'],
    keptBack: {},
    exportOf: exportMedia,
  },
});
