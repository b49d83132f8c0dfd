import type { Locale } from '#core/locale.ts';
import type { StickerName } from '#core/sticker-names.ts';

/** Something that one of the demo world's people has handed in. */
export interface DemoWork {
  id: string;
  /** Of a demo person, all of whom are older than 13. */
  by: string;
  /** Of the shipped courses. */
  itemId: string;
  language: Locale;
  text: string;
  /** In `content/demo-works`, with its caption. */
  pictures?: readonly { name: string; caption: string }[];
  /** Nobody has looked at it yet. */
  waits?: true;
  /** Shown to her class and not to everyone. */
  ofClass?: true;
  /** From those in the demo world who have seen it. */
  stickers?: Readonly<Record<string, readonly StickerName[]>>;
}

const [miriam, daniel, ruth, yosef, eliane, raphael, tamar] = [
  'learner@example.org',
  'parent@example.org',
  'educator@example.org',
  'paid@example.org',
  'premium@example.org',
  'trial@example.org',
  'student@example.org',
] as const;

/** The newest last. */
export const demoWorks: readonly DemoWork[] = [
  {
    id: 'demo-compliments',
    by: raphael,
    itemId: 'i_73g42h7j',
    language: 'fr',
    text: 'Trois compliments, tous vrais : à ma sœur pour sa patience, au boulanger pour son sourire, et à mon ami Élie, parce qu’il partage toujours son goûter. Le plus difficile a été d’oser le dire à voix haute.',
    stickers: { [miriam]: ['honey'], [yosef]: ['bird'] },
  },
  {
    id: 'demo-corner',
    by: miriam,
    itemId: 'i_jy373mf8',
    language: 'en',
    text: 'Our peace corner has two cushions, three books and one rule: whoever sits here talks quietly.',
    pictures: [{ name: 'corner', caption: 'The peace corner, behind the kitchen door' }],
    stickers: { [eliane]: ['heart', 'sapling'], [ruth]: ['crown'] },
  },
  {
    id: 'demo-tray',
    by: eliane,
    itemId: 'i_kx7x8zy3',
    language: 'fr',
    text: 'Le petit déjeuner était prêt avant que maman se réveille.',
    pictures: [{ name: 'tray', caption: 'Une petite brioche, du jus de grenade et trois cœurs' }],
    stickers: { [daniel]: ['sun', 'heart'], [miriam]: ['pomegranate'], [yosef]: ['honey'] },
  },
  {
    id: 'demo-jar',
    by: yosef,
    itemId: 'i_ybvc6c68',
    language: 'he',
    text: 'כל ערב מישהו אחר מהמשפחה כותב פתק על משהו טוב שקרה היום. בשבת קוראים את כולם ליד השולחן.',
    pictures: [{ name: 'jar', caption: 'צנצנת התודה שלנו אחרי שבוע' }],
    stickers: { [ruth]: ['crown', 'honey'], [miriam]: ['sun'] },
  },
  {
    id: 'demo-friends',
    by: daniel,
    itemId: 'i_89t8qy6h',
    language: 'en',
    text: 'The bench by the playground is where nobody used to sit. Now two of us do.',
    pictures: [{ name: 'friends', caption: 'Drawn from memory, by both of us' }],
    stickers: { [eliane]: ['bird'], [raphael]: ['heart'] },
  },
  {
    id: 'demo-words',
    by: ruth,
    itemId: 'i_43rz2zvs',
    language: 'he',
    text: 'לוח המילים הטובות בכיתה התמלא בשלושה ימים. עכשיו צריך עוד לוח.',
    pictures: [{ name: 'words', caption: 'עשרה פתקים ביום הראשון' }],
    stickers: { [yosef]: ['star', 'heart'], [miriam]: ['sapling'], [eliane]: ['star'], [daniel]: ['crown'] },
  },
  {
    id: 'demo-bench',
    by: eliane,
    itemId: 'i_87d72jr2',
    language: 'fr',
    text: 'Nous avons repeint le vieux banc de la cour. Depuis, il y a toujours quelqu’un dessus.',
    pictures: [{ name: 'bench', caption: 'Rouge, jaune et vert, avec des cœurs' }],
    stickers: { [miriam]: ['sun', 'star'], [ruth]: ['heart'] },
  },
  {
    id: 'demo-table',
    by: miriam,
    itemId: 'i_b8gzb9ht',
    language: 'en',
    text: 'We put out one more chair than we needed. On Friday night our new neighbor sat in it and told us how Shabbat was in Casablanca.',
    pictures: [{ name: 'table', caption: 'The red chair is the one for a guest' }],
    stickers: {
      [daniel]: ['heart'],
      [ruth]: ['pomegranate', 'crown'],
      [raphael]: ['sun'],
      [yosef]: ['heart'],
    },
  },
  {
    id: 'demo-breaths',
    by: yosef,
    itemId: 'i_q7xsrc5n',
    language: 'he',
    text: 'עשר נשימות לאט, לפני שעניתי לאחי הקטן. בשביעית כבר צחקתי.',
    waits: true,
  },
  {
    id: 'demo-challot',
    by: tamar,
    itemId: 'i_b8gzb9ht',
    language: 'he',
    text: 'אפינו שתי חלות. הגדולה שלנו, והקטנה לשכנה החדשה. היא אמרה שזאת החלה הכי טעימה בבניין.',
    pictures: [{ name: 'challot', caption: 'ציירתי את החלות לפני שנכנסה השבת' }],
    ofClass: true,
    stickers: { [ruth]: ['honey', 'heart'] },
  },
  {
    id: 'demo-recess',
    by: tamar,
    itemId: 'i_89t8qy6h',
    language: 'he',
    text: 'בהפסקה ישבתי ליד ילדה שישבה לבד. עכשיו אנחנו קופצות יחד בחבל.',
    ofClass: true,
    stickers: { [ruth]: ['sun'] },
  },
];
