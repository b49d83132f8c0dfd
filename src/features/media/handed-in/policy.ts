/** What an upload of a learner is for, in requests. */
export const handedInPurpose = 'handed-in';

/** What a file is, found out from its content. */
export const handedInKinds = ['image', 'film', 'sound', 'text'] as const;
export type HandedInKind = (typeof handedInKinds)[number];

/** Why a file was refused. */
export const handedInProblems = [
  'wrong_type',
  'too_large',
  'too_many_pixels',
  'too_long',
  'not_text',
  'broken',
  'infected',
  'no_films_here',
  'upload_gone',
] as const;
export type HandedInProblem = (typeof handedInProblems)[number];

/** The same as a message, for people. */
export const problemKeys: Record<HandedInProblem, string> = {
  wrong_type: 'media.handedIn.problem.wrongType',
  too_large: 'media.handedIn.problem.tooLarge',
  too_many_pixels: 'media.handedIn.problem.tooManyPixels',
  too_long: 'media.handedIn.problem.tooLong',
  not_text: 'media.handedIn.problem.notText',
  broken: 'media.handedIn.problem.broken',
  infected: 'media.handedIn.problem.infected',
  no_films_here: 'media.handedIn.problem.noFilmsHere',
  upload_gone: 'media.handedIn.problem.uploadGone',
};

/** What is made of a file of each kind, and as what it is stored. Nothing is ever served as it was uploaded. */
const filesOfKind = {
  image: { small: 'small.webp', large: 'large.webp' },
  film: { small: 'small.webp', large: 'large.webp', film: 'film.mp4' },
  sound: { sound: 'sound.m4a' },
  text: { text: 'text.txt' },
} as const satisfies Record<HandedInKind, Record<string, string>>;

export type HandedInVariant = 'small' | 'large' | 'film' | 'sound' | 'text';

export function listVariants(kind: HandedInKind): HandedInVariant[] {
  return Object.keys(filesOfKind[kind]) as HandedInVariant[];
}

/** Where all that is made of a file is stored: a folder whose files no signature opens (`askedFolder`). */
export function handedInFolder(fileId: string): string {
  return `house/handed-in/${fileId}`;
}

/** Where a variant is stored; undefined if there is none of that name for the kind. */
export function findVariantKey(fileId: string, kind: HandedInKind, variant: string): string | undefined {
  const files: Readonly<Record<string, string>> = filesOfKind[kind];
  return Object.hasOwn(files, variant) ? `${handedInFolder(fileId)}/${files[variant]}` : undefined;
}

/** The address of a variant; access is checked on every request. */
export function handedInHref(fileId: string, variant: HandedInVariant): string {
  return `/media/handed-in/${fileId}/${variant}`;
}
