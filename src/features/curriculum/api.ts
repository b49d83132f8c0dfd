import { guard, reads, serve } from '#platform/http/guard.ts';
import { curriculumContract } from './contract.ts';
import { getCurriculum } from './server/curriculum.ts';
import { listCurricula } from './server/list-curricula.ts';
import { getPlan } from './server/plan.ts';

const os = serve(curriculumContract);

export const curriculumApi = os.router({
  list: os.list
    .use(guard('curriculum.list', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listCurricula(input.lang ?? context.locale)),
  curriculum: os.curriculum
    .use(guard('curriculum.curriculum', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getCurriculum(context, input)),
  plan: os.plan
    .use(guard('curriculum.plan', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getPlan(context, input)),
});
