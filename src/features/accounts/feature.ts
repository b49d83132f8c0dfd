import { defineFeature } from '#platform/composition/feature.ts';
import { textsOfPages } from '#platform/composition/findable.ts';
import { href } from '#urls.ts';
import { accountsApi } from './api.ts';
import { accountsContract } from './contract.ts';
import { defineResetMail } from './emails/server/reset-password.ts';
import { eraseUnanswered } from './guardians/server/pending-consent.ts';
import { removeExpiredLinks } from './links/server/links.ts';
import { shutOutDemoPeople } from './server/demo-world.ts';
import { accountsSettings } from './server/limit-settings.ts';
import { seedPeople } from './server/seed.ts';
import { removeExpiredSessions } from './sessions/server/sessions.ts';
import { eraseGivenUpAccounts } from './users/server/deletion.ts';
import { exportAccount } from './users/server/personal-data.ts';

export const accounts = defineFeature({
  name: 'accounts',
  api: { contract: accountsContract, router: accountsApi },
  settings: accountsSettings,
  defineJobs: defineResetMail,
  maintenance: [removeExpiredSessions, removeExpiredLinks, eraseGivenUpAccounts, eraseUnanswered],
  demoWorld: { seed: seedPeople, shutOut: shutOutDemoPeople },
  personalData: {
    exported: ['users', 'sessions', 'identities', 'guardians', 'passkeys', 'student_cards', 'spent_time'],
    keptBack: {
      account_links: 'secrets that act for a person, for hours or days',
      authenticators: 'the secret of the second step',
      recovery_codes: 'hashes of secrets',
    },
    exportOf: exportAccount,
  },
  findable: {
    listTexts: async (ctx, locale) =>
      textsOfPages(ctx, locale, [
        {
          href: href('signup'),
          image: '/scenes/welcome.svg',
          title: 'accounts.signup.title',
          texts: ['accounts.signup.intro'],
        },
      ]),
  },
  listPublicPaths: async () => [href('signup')],
});
