import { defineFeature } from '#platform/composition/feature.ts';
import { deliverDownloads } from './resources/server/deliver-downloads.ts';
import { learningApi } from './api.ts';
import { learningContract } from './contract.ts';
import { defaultAccessSetting } from './catalogue/server/catalogue.ts';
import { readShippedContent } from './content/server/content-layers.ts';
import { learningFindable } from './server/findable.ts';
import { exportLearning } from './server/personal-data.ts';
import { listPublicPaths } from './server/public-paths.ts';
import { loadContent } from './content/server/load-content.ts';
import { unlocksSetting } from './unlocks/server/unlocks.ts';

export const learning = defineFeature({
  name: 'learning',
  api: { contract: learningContract, router: learningApi },
  hooks: [deliverDownloads],
  settings: [defaultAccessSetting, unlocksSetting],
  load: {
    done: 'content loaded',
    run: async (ctx, folders) => loadContent(ctx, [await readShippedContent(folders.content)]),
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
    keptBack: {},
    exportOf: exportLearning,
  },
  findable: learningFindable,
  listPublicPaths,
});
