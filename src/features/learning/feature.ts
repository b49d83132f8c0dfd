import { childFacts, courseCategories } from '#features/families/server/public.ts';
import { offeredReports } from '#features/reports/server/public.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { dashboardFacts } from '#features/administration/server/public.ts';
import { entriesPublished } from '#features/cms/server/public.ts';
import {
  filmReady,
  filmUses,
  pictureUses,
  refuseWithout,
  uploadPurposes,
} from '#features/media/server/public.ts';
import { downloadPurpose, maxDownloadBytes } from './downloads/policy.ts';
import { downloadType } from './downloads/server/download-type.ts';
import { deliverDownloads } from './resources/server/deliver-downloads.ts';
import { learningApi } from './api.ts';
import { learningContract } from './contract.ts';
import { defaultAccessSetting } from './catalogue/server/catalogue.ts';
import { readShippedContent } from './content/server/content-layers.ts';
import { nameCategories } from './catalogue/server/categories.ts';
import { seedDemoLearning } from './server/demo-learning.ts';
import { progressSection } from './progress/server/progress-section.ts';
import { isPictureUsed } from './catalogue/server/picture-uses.ts';
import { learningFindable } from './server/findable.ts';
import { listChildrenLearning } from './server/child-learning.ts';
import { learningReport } from './server/learning-report.ts';
import { exportLearning } from './server/personal-data.ts';
import { listPublicPaths } from './server/public-paths.ts';
import { loadContent } from './content/server/load-content.ts';
import { answerPublished } from './editions/server/answer-published.ts';
import { categoryType, courseType, filmType, itemType } from './editions/server/content-types.ts';
import { downloadsFile } from './downloads/server/downloads-listing.ts';
import { coursesFile } from './editions/server/courses-listing.ts';
import { listEditionFacts } from './editions/server/edition-facts.ts';
import { layHouse } from './editions/server/lay-house.ts';
import { addFilmEntry, listFilmUses } from './captions/server/uploaded-films.ts';
import { previewCourses } from './previews/server/preview-course.ts';
import { applyReviewDecisions, applyReviewsJob } from './reviews/server/decide-reviews.ts';
import { listReviewFacts, removeEndedReviewClaims } from './reviews/server/review-facts.ts';
import { reviewsFile } from './reviews/server/reviews-listing.ts';
import { unlocksSetting } from './unlocks/server/unlocks.ts';
import { learningMessageKinds } from './server/message-kinds.ts';
import { learningAuditedActs } from './server/audited-acts.ts';

export const learning = defineFeature({
  name: 'learning',
  api: { contract: learningContract, router: learningApi },
  auditedActs: learningAuditedActs,
  messageKinds: learningMessageKinds,
  files: [coursesFile, downloadsFile, reviewsFile],
  defineJobs: (jobs, ctx) =>
    jobs.define(applyReviewsJob, () => applyReviewDecisions(ctx), { cron: '*/5 * * * *' }),
  maintenance: [removeEndedReviewClaims],
  settings: [defaultAccessSetting, unlocksSetting],
  contentTypes: [courseType, itemType, filmType, categoryType, downloadType],
  hooks: [
    answerTo(personSections, () => Promise.resolve([progressSection])),
    answerTo(childFacts, listChildrenLearning),
    answerTo(courseCategories, (ctx) => nameCategories(ctx)),
    deliverDownloads,
    answerTo(uploadPurposes, async () => ({
      name: downloadPurpose,
      maxBytes: maxDownloadBytes,
      maxWaiting: 20,
      refuseOthers: (ctx) => refuseWithout(ctx, 'content.edit'),
    })),
    answerTo(entriesPublished, answerPublished),
    previewCourses,
    answerTo(dashboardFacts, listEditionFacts),
    answerTo(dashboardFacts, listReviewFacts),
    answerTo(filmReady, addFilmEntry),
    answerTo(filmUses, listFilmUses),
    answerTo(pictureUses, isPictureUsed),
    answerTo(offeredReports, async () => [learningReport]),
  ],
  load: {
    done: 'content loaded',
    run: async (ctx, folders) => loadContent(ctx, [await readShippedContent(folders.content)], layHouse),
  },
  personalData: {
    exported: [
      'item_progress',
      'watch_budgets',
      'completions',
      'item_plans',
      'course_unlocks',
      'quiz_answers',
      'game_rounds',
      'ratings',
      'certificates',
    ],
    keptBack: {
      review_claims: 'which moderator looks at a text, for minutes',
      review_decisions: 'a decision of a moderator, for seconds',
    },
    exportOf: exportLearning,
  },
  demoWorld: { seed: seedDemoLearning },
  findable: learningFindable,
  listPublicPaths,
});
