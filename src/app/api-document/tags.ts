import type { contract, documentedContract } from '../contract.ts';

interface Tag {
  name: string;
  description: string;
}

const tagOfFeature: Record<keyof typeof contract, Tag> = {
  people: { name: 'Profile', description: 'The caller’s profile, and which mails she gets.' },
  signIn: {
    name: 'Sign-in',
    description:
      'Signing in with a password, a passkey or a provider, the second step, sessions, and links in mails about an address or a password.',
  },
  guardians: { name: 'Guardians', description: 'Guardians, and their consent to a minor’s account.' },
  signUp: { name: 'Sign-up', description: 'Signing up, by oneself, invited, or to an account made for one.' },
  families: {
    name: 'Families',
    description:
      'A parent’s family: its members, changing from one to another on a shared device, signing in with pictures on others, and daily time limits.',
  },
  settings: {
    name: 'Account',
    description: 'The subscription, deleting the account, and a copy of its data.',
  },
  plans: {
    name: 'Plans',
    description: 'What plans cost, buying one, and the subscription that comes of it.',
  },
  campaigns: {
    name: 'Campaigns',
    description:
      'Raising money for a course, a school, a city or a film: setting a campaign up, launching it, and what everyone sees of it.',
  },
  gifts: {
    name: 'Gifts',
    description: 'Plans that somebody gives to somebody else: the card, its code, and claiming it.',
  },
  sponsorships: {
    name: 'Sponsorships',
    description: 'Days, weeks, months and courses that are dedicated to someone.',
  },
  donations: {
    name: 'Donations',
    description: 'Giving money: the form, paying, the donor’s own page, and what finance sees of it.',
  },
  sandbox: {
    name: 'Sandbox',
    description:
      'Paying at the sandbox, the provider that stands in for the others outside production. Everywhere else all of it is 404.',
  },
  classes: {
    name: 'Classes',
    description: 'A teacher’s classes, students, invitations and sign-in cards; joining and leaving a class.',
  },
  cms: {
    name: 'Content management',
    description:
      'Entries that staff edits: drafts, versions, and publishing each language; and what is published of them.',
  },
  teaching: {
    name: 'Teaching',
    description: 'What a class has done of its courses, and what its teachers set it.',
  },
  curriculum: { name: 'Curricula', description: 'Lesson plans by age and month.' },
  learning: {
    name: 'Learning',
    description:
      'Courses and what is in them: films, comics, quizzes, games, challenges and deeds; progress, ratings, certificates and downloads.',
  },
  referrals: { name: 'Referrals', description: 'Inviting friends, and what comes of it.' },
  together: { name: 'Together', description: 'A family’s week for the Shabbat table, and its goal.' },
  submissions: {
    name: 'Submissions',
    description:
      'What learners hand in for challenges and deeds, who may see it, and what good deeds come to.',
  },
  media: {
    name: 'Media',
    description: 'Films and recordings that staff upload, and files that learners hand in.',
  },
  rewards: { name: 'Rewards', description: 'Points, coins, levels, badges, streaks and the daily chest.' },
  coupons: { name: 'Coupons', description: 'What takes something off the price of a plan.' },
  licenses: {
    name: 'Licenses',
    description: 'Seats for a school for a year, paid by invoice, and sharing them with colleagues.',
  },
  scholarships: {
    name: 'Scholarships',
    description: 'Asking for a scholarship, deciding about it, and what of the year’s budget is left.',
  },
  currencies: {
    name: 'Currencies',
    description: 'In which currency someone sees prices, and what each is in US dollars.',
  },
  ledger: { name: 'Ledger', description: 'What was booked, for the accountant.' },
  payments: { name: 'Payments', description: 'What was paid, and what came of it.' },
  invoices: {
    name: 'Invoices',
    description: 'Invoices, receipts, credit notes and acknowledgments of pledges.',
  },
  store: {
    name: 'Store',
    description:
      'What coins are exchanged for, the donors’ money behind it, and the orders of goods with a parent’s approval.',
  },
  presenting: {
    name: 'Presenting',
    description:
      'What a teacher shows her class on a projector, and quizzes that a class answers together, live.',
  },
  notifications: {
    name: 'Messages',
    description: 'What concerns the caller: her messages, and what she has chosen to get.',
  },
  forms: { name: 'Forms', description: 'Forms of the site’s pages, and answering what they bring.' },
  reports: {
    name: 'Reports',
    description: 'How the product is used: figures about at least five people each, for staff.',
  },
  search: { name: 'Search', description: 'Searching everything the caller may find.' },
  administration: {
    name: 'Administration',
    description: 'The start page and the palette of the administration.',
  },
  schools: { name: 'Schools', description: 'Schools that people may say they go to.' },
  siteSettings: {
    name: 'Settings of the site',
    description: 'What an administrator may change about the site, and what it ships with.',
  },
  pages: { name: 'Pages', description: 'The texts of authored pages.' },
};

/** How the reference calls each part of the contract. */
export const tags: Record<keyof typeof documentedContract, Tag> = {
  ...tagOfFeature,
  exportPersonalData: tagOfFeature.settings,
  translations: { name: 'Translations', description: 'The product’s messages in each language.' },
};
