import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ChosenEntry, EntryVersionNumber, EntryView } from '../entries/contract.ts';

const Locales = z.array(z.enum(localeCodes)).check(z.minLength(1), z.maxLength(localeCodes.length));

/** Languages of an entry; with `version`, only if nobody has saved a later one. */
const LifeInput = z.extend(ChosenEntry, { version: z.optional(EntryVersionNumber), locales: Locales });

const ScheduleInput = z.extend(LifeInput, {
  /** An instant, ISO 8601 in UTC. */
  publishAt: z.iso.datetime(),
  /** The time zone in which staff has set it. */
  zone: z.string().check(z.maxLength(60)),
});

const refusals = refuses({
  forbidden: ['forbidden'],
  notFound: true,
  conflict: ['changed_meanwhile', 'wrong_state'],
});
const path = '/cms/management/entries/{id}';

export const lifeContract = {
  publishEntry: oc
    .route({
      method: 'POST',
      path: `${path}/publish`,
      operationId: 'publishEntry',
      summary: 'Publish languages of an entry as last saved',
    })
    .meta(refusals)
    .input(LifeInput)
    .output(EntryView),
  unpublishEntry: oc
    .route({
      method: 'POST',
      path: `${path}/unpublish`,
      operationId: 'unpublishEntry',
      summary: 'Make languages of an entry drafts again',
    })
    .meta(refusals)
    .input(LifeInput)
    .output(EntryView),
  scheduleEntry: oc
    .route({
      method: 'POST',
      path: `${path}/schedule`,
      operationId: 'scheduleEntry',
      summary: 'Schedule languages of an entry, or change when',
    })
    .meta(refusals)
    .input(ScheduleInput)
    .output(EntryView),
  unscheduleEntry: oc
    .route({
      method: 'POST',
      path: `${path}/unschedule`,
      operationId: 'unscheduleEntry',
      summary: 'Withdraw a schedule',
    })
    .meta(refusals)
    .input(LifeInput)
    .output(EntryView),
  archiveEntry: oc
    .route({
      method: 'POST',
      path: `${path}/archive`,
      operationId: 'archiveEntry',
      summary: 'Archive languages of an entry',
    })
    .meta(refusals)
    .input(LifeInput)
    .output(EntryView),
};
