import { defineFeature } from '#platform/composition/feature.ts';
import { ledgerApi } from './api.ts';
import { ledgerContract } from './contract.ts';
import { journalFile } from './journal/server/journal-listing.ts';
import { alarmJob, checkBooks, checkJob, mailAlarm, type AlarmJob } from './server/check-books.ts';

export const ledger = defineFeature({
  name: 'ledger',
  api: { contract: ledgerContract, router: ledgerApi },
  files: [journalFile],
  defineJobs(jobs, ctx) {
    jobs.define(checkJob, () => checkBooks(ctx), { cron: '17 1 * * *' });
    jobs.define<AlarmJob>(alarmJob, (alarm) => mailAlarm(ctx, alarm));
  },
});
