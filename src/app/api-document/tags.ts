import type { contract, documentedContract } from '../contract.ts';

interface Tag {
  name: string;
  description: string;
}

const tagOfFeature: Record<keyof typeof contract, Tag> = {
  accounts: {
    name: 'Accounts',
    description:
      'Signing up and in, with a password, a passkey, a provider or a card; the caller’s profile, settings and sessions; guardians and their consent; daily time limits.',
  },
  classes: {
    name: 'Classes',
    description: 'A teacher’s classes, students, invitations and sign-in cards; joining and leaving a class.',
  },
  curriculum: { name: 'Curricula', description: 'Lesson plans by age and month.' },
  learning: {
    name: 'Learning',
    description:
      'Courses and what is in them: films, comics, quizzes, games, challenges and deeds; progress, ratings, certificates and downloads.',
  },
  rewards: { name: 'Rewards', description: 'Points, coins, levels, badges, streaks and the daily chest.' },
  search: { name: 'Search', description: 'Searching everything the caller may find.' },
  pages: { name: 'Pages', description: 'The texts of authored pages.' },
};

/** How the reference calls each part of the contract. */
export const tags: Record<keyof typeof documentedContract, Tag> = {
  ...tagOfFeature,
  exportPersonalData: tagOfFeature.accounts,
  translations: { name: 'Translations', description: 'The product’s messages in each language.' },
};
