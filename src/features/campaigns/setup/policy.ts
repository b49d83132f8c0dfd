/** The longest of each field, in characters. */
export const longest = {
  name: 80,
  teamLeaderName: 60,
  slug: 60,
  description: 200,
  story: 12_000,
  filmUrl: 300,
} as const;
export const shortestSlug = 3;

/** What an address of a campaign looks like: Latin letters and digits, with single dashes between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const spelled: ReadonlyMap<string, string> = new Map(
  (
    'а a,б b,в v,г g,д d,е e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,' +
    'ъ ,ы y,ь ,э e,ю yu,я ya,ß ss,æ ae,œ oe,ø o,ł l'
  )
    .split(',')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);

/**
 * An address made from a campaign's name; undefined for a name of which too little is left, such as one in Hebrew, whose
 * vowels nobody could put back.
 */
export function proposeSlug(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\u0430-\u044fßæœøł]/g, (letter) => spelled.get(letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const short = plain.slice(0, longest.slug).replaceAll(/^-+|-+$/g, '');
  return short.length >= shortestSlug ? short : undefined;
}

/** The cut-paper pictures that a campaign can have: a motif and its papers, as in `/covers/made`. */
export const campaignCovers = [
  'open-hands.pomegranate',
  'tree.olive',
  'lamp.night',
  'sunrise.gold',
  'birds.sky',
  'siddur.blue',
  'mountain.violet',
  'pomegranate-branch.clay',
  'speech.teal',
] as const;
export type CampaignCover = (typeof campaignCovers)[number];

/** How far ahead a campaign may begin. */
export const daysAhead = 365;

/** The fields of both steps of a setup, of which everything is kept as it is typed. */
export const typedNames = [
  'category',
  'name',
  'teamLeaderName',
  'email',
  'phone',
  'slug',
  'currency',
  'goal',
  'bonusGoal',
  'place',
  'description',
  'story',
  'filmUrl',
  'cover',
  'givesOnHolyDays',
  'language',
  'duration',
  'startsOn',
  'startsTime',
] as const;
