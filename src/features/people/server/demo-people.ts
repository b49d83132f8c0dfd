import type { Plan, Role } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import type { Staff } from '#core/permissions.ts';

/** One of the people that anyone trying the product may sign in as. */
export interface DemoPerson {
  /** What makes her worth trying, for the list of sign-ins. */
  known: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  gender: 1 | 2;
  role: Role;
  plan: Plan;
  language: Locale;
  admin?: true;
  staff?: Staff;
  /** Created so long ago that a free plan is restricted; else today. */
  createdAt?: string;
  /** Years old at the first start; without a guardian named here, a child's has not answered yet. */
  age?: number;
  /** The address of a demo person who has agreed to this child's account. */
  guardian?: string;
  /** Has verified her address, so she may have mail sent to others. */
  verified?: true;
  /** On trial for this many days from the first start. */
  trialDays?: number;
}

/** The password of every demo person, which is public: they can sign in only where the demo world is on. */
export const demoPassword = 'shalom-lamed';

/** The demo world's people, in display order. */
export const demoPeople: readonly DemoPerson[] = [
  {
    known: 'learner, free',
    emailAddress: 'learner@example.org',
    firstName: 'Miriam',
    lastName: 'Stern',
    gender: 2,
    role: 'learner',
    plan: 'free',
    language: 'en',
  },
  {
    known: 'parent of four, Value plan',
    emailAddress: 'parent@example.org',
    firstName: 'Daniel',
    lastName: 'Levy',
    gender: 1,
    role: 'parent',
    plan: 'standard',
    language: 'en',
    verified: true,
  },
  {
    known: 'educator, Value plan, Hebrew',
    emailAddress: 'educator@example.org',
    firstName: 'רות',
    lastName: 'מזרחי',
    gender: 2,
    role: 'educator',
    plan: 'standard',
    language: 'he',
    verified: true,
  },
  {
    known: 'learner, Value plan, Hebrew',
    emailAddress: 'paid@example.org',
    firstName: 'יוסף',
    lastName: 'אזולאי',
    gender: 1,
    role: 'learner',
    plan: 'standard',
    language: 'he',
  },
  {
    known: 'learner, Premium plan, French',
    emailAddress: 'premium@example.org',
    firstName: 'Éliane',
    lastName: 'Benhamou',
    gender: 2,
    role: 'learner',
    plan: 'premium',
    language: 'fr',
  },
  {
    known: 'learner, on trial, French',
    emailAddress: 'trial@example.org',
    firstName: 'Raphaël',
    lastName: 'Toledano',
    gender: 1,
    role: 'learner',
    plan: 'free',
    language: 'fr',
    trialDays: 14,
  },
  {
    known: 'learner, free and restricted since long ago',
    emailAddress: 'restricted@example.org',
    firstName: 'Jonah',
    lastName: 'Feldman',
    gender: 1,
    role: 'learner',
    plan: 'free',
    language: 'en',
    createdAt: '2023-03-05T09:00:00Z',
  },
  {
    known: 'child of nine, waiting for a guardian',
    emailAddress: 'minor@example.org',
    firstName: 'Noa',
    lastName: 'Adler',
    gender: 2,
    role: 'learner',
    plan: 'free',
    language: 'de',
    age: 9,
  },
  {
    known: 'child of eleven, Hebrew, whose mother is educator@example.org',
    emailAddress: 'child@example.org',
    firstName: 'שירה',
    lastName: 'מזרחי',
    gender: 2,
    role: 'learner',
    plan: 'free',
    language: 'he',
    age: 11,
    guardian: 'educator@example.org',
  },
  {
    known: 'student in the class KTAF-2468',
    emailAddress: 'student@example.org',
    firstName: 'תמר',
    lastName: 'כהן',
    gender: 2,
    role: 'student',
    plan: 'free',
    language: 'he',
  },
  {
    known: 'just signed up, no role chosen',
    emailAddress: 'new@example.org',
    firstName: 'Sarah',
    lastName: 'Klein',
    gender: 2,
    role: 'new',
    plan: 'free',
    language: 'en',
  },
  {
    known: 'administrator',
    emailAddress: 'admin@example.org',
    firstName: 'Esther',
    lastName: 'Shapiro',
    gender: 2,
    role: 'learner',
    plan: 'complimentary',
    language: 'en',
    admin: true,
  },
  {
    known: 'editor',
    emailAddress: 'editor@example.org',
    firstName: 'Miriam',
    lastName: 'Gold',
    gender: 2,
    role: 'learner',
    plan: 'complimentary',
    language: 'en',
    staff: { roles: ['editor'], languages: [] },
  },
  {
    known: 'translator into Russian',
    emailAddress: 'translator@example.org',
    firstName: 'Борис',
    lastName: 'Левин',
    gender: 1,
    role: 'learner',
    plan: 'free',
    language: 'ru',
    staff: { roles: ['translator'], languages: ['ru'] },
  },
  {
    known: 'support',
    emailAddress: 'support@example.org',
    firstName: 'Rachel',
    lastName: 'Stern',
    gender: 2,
    role: 'learner',
    plan: 'free',
    language: 'en',
    staff: { roles: ['support'], languages: [] },
  },
];
