import { defineFeature } from '#platform/composition/feature.ts';
import { curriculumApi } from './api.ts';
import { curriculumContract } from './contract.ts';
import { readCurricula } from './server/content/read-curricula.ts';
import { listCurriculumTexts } from './server/findable.ts';
import { listCurriculumPaths } from './server/public-paths.ts';

export const curriculum = defineFeature({
  name: 'curriculum',
  api: { contract: curriculumContract, router: curriculumApi },
  load: { done: 'curricula read', run: readCurricula },
  findable: { listTexts: listCurriculumTexts },
  listPublicPaths: listCurriculumPaths,
});
