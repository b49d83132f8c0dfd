import { defineFeature } from '#platform/composition/feature.ts';
import { textsOfPages } from '#platform/composition/findable.ts';
import { href } from '#urls.ts';
import { signUpApi } from './api.ts';
import { signUpContract } from './contract.ts';
import { signUpLimits } from './registration/server/limit-settings.ts';
import { hookAnswers } from './server/hook-answers.ts';
import { signUpAuditedActs } from './server/audited-acts.ts';

export const signUp = defineFeature({
  name: 'sign-up',
  api: { contract: signUpContract, router: signUpApi },
  auditedActs: signUpAuditedActs,
  hooks: hookAnswers,
  settings: [signUpLimits],
  findable: {
    listTexts: async (ctx, locale) =>
      textsOfPages(ctx, locale, [
        {
          href: href('signup'),
          image: '/scenes/welcome.svg',
          title: 'signUp.page.title',
          texts: ['signUp.page.intro'],
        },
      ]),
  },
  listPublicPaths: async () => [href('signup')],
});
