import { defineFeature } from '#platform/composition/feature.ts';
import { alarmJob, checkBooks, checkJob, mailAlarm, type AlarmJob } from './server/check-books.ts';

export const ledger = defineFeature({
  name: 'ledger',
  defineJobs(jobs, ctx) {
    jobs.define(checkJob, () => checkBooks(ctx), { cron: '17 1 * * *' });
    jobs.define<AlarmJob>(alarmJob, (alarm) => mailAlarm(ctx, alarm));
  },
});
