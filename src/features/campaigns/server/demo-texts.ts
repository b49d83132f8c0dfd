import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { CampaignCategory, CampaignDuration, CampaignState } from '../life/policy.ts';
import type { CampaignCover } from '../setup/policy.ts';

export interface DemoCampaign {
  id: string;
  slug: string;
  state: CampaignState;
  /** The address of the demo person who organizes it. */
  organizer: string;
  leaderName: string;
  category: CampaignCategory;
  name: string;
  currency: Currency;
  /** In minor units. */
  goal: number;
  duration: CampaignDuration;
  /** When it begins, in days from the first start. */
  days: number;
  place: string;
  cover: CampaignCover;
  language: Locale;
  description: string;
  story: string;
}

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: 'demo-campaign-running',
    slug: 'learning-room-manchester',
    state: 'live',
    organizer: 'parent@example.org',
    leaderName: 'Daniel Levy',
    category: 'school',
    name: 'A learning room for every child in our shul',
    currency: 'GBP',
    goal: 1_800_000,
    duration: 'open',
    days: -3,
    place: 'manchester',
    cover: 'tree.olive',
    language: 'en',
    description: 'Forty children, one storeroom, three old tables. We want to build them a room to learn in.',
    story: `# Where we are
Every Sunday morning, forty children come to our shul to learn. They sit between folding chairs and boxes of siddurim, because the only free room is the storeroom. **They come anyway.**

# What we will build
- A wall of windows onto the garden, so that nobody learns by a single bulb
- Tables and chairs in two heights, for the five-year-olds and for the twelve-year-olds
- A large screen, so that the whole group can watch a film and then talk about it
- Shelves that a child can reach

# Who does it
Two parents of ours are builders and give their time. What we need to raise is for the windows, the wood and the furniture. Whatever is left over buys books.

Come and see us any Sunday at ten. The children will gladly show you where the window will be.`,
  },
  {
    id: 'demo-campaign-coming',
    slug: 'pirkei-avot-course',
    state: 'scheduled',
    organizer: 'educator@example.org',
    leaderName: 'רות מזרחי',
    category: 'course',
    name: 'קורס חדש: פרקי אבות לכל המשפחה',
    currency: 'ILS',
    goal: 6_000_000,
    duration: '36h',
    days: 21,
    place: 'jerusalem',
    cover: 'lamp.night',
    language: 'he',
    description: 'שישה פרקים, שישה סרטים, ושיחה אחת טובה סביב שולחן השבת.',
    story: `# למה דווקא פרקי אבות
״עשה לך רב, וקנה לך חבר״ (אבות א, ו). משפט אחד, וכבר יש על מה לדבר: מי המורים שלנו? ואיך קונים חבר?

בכל קיץ לומדים פרק בכל שבת. אנחנו רוצים שגם הילדים יחכו לפרק הזה.

# מה נכין
- סרט מצויר לכל אחד מששת הפרקים
- דף לשולחן השבת, עם **שאלה אחת לכל גיל**
- חידון קצר, שאפשר לשחק בו גם עם סבא וסבתא

# איך זה יקרה
המורות שלנו כבר כתבו את הפרק הראשון, וכיתה שלמה בדקה אותו. הכסף מיועד לציור, לקריינות ולתרגום. הקמפיין נמשך שלושים ושש שעות, ואינו נוגע בשבת.`,
  },
  {
    id: 'demo-campaign-done',
    slug: 'films-pour-lyon',
    state: 'ended',
    organizer: 'premium@example.org',
    leaderName: 'Les parents de l’école du dimanche',
    category: 'video',
    name: 'Un film sur l’hospitalité, raconté par les enfants de Lyon',
    currency: 'EUR',
    goal: 500_000,
    duration: 'week',
    days: -40,
    place: 'lyon',
    cover: 'open-hands.pomegranate',
    language: 'fr',
    description: 'La tente d’Avraham était ouverte des quatre côtés. Nos enfants racontent la leur.',
    story: `# L’idée
Selon nos Sages, la tente d’Avraham était ouverte des quatre côtés, pour que personne n’ait à en faire le tour. Nous avons demandé aux enfants de Lyon : **et chez vous, par où entre-t-on ?**

# Ce que nous faisons
- Douze enfants écrivent et disent leur propre texte
- Une artiste découpe les décors dans du papier, avec eux
- Le film sera sous-titré, et ouvert à tous

Merci à tous ceux qui en ont parlé autour d’eux.`,
  },
];
