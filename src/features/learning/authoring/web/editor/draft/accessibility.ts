import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import { listOfObjects, textAt, type ItemDraft } from './item-draft.ts';
import { nameOf } from './named-things.ts';

export const findingKinds = [
  'noDescription',
  'fileNameAsDescription',
  'saysPictureOf',
  'sameDescription',
  'longWords',
] as const;

/** Something that would keep a learner out: where, as in an issue, and what. */
export interface Finding {
  path: string;
  kind: (typeof findingKinds)[number];
}

/** A bubble of more is hard to read on a phone, and for someone who reads slowly. */
const longestBubble = 120;

/** Words with which a description says only that there is a picture. */
const pictureWords: Record<Locale, RegExp> = {
  en: /^(?:an? )?(?:picture|image|photo|drawing) of\b/i,
  he: /^(?:תמונה|ציור|איור|צילום) של(?:\s|$)/,
  ru: /^(?:картинка|изображение|рисунок|фото)(?:\s|:|$)/i,
  es: /^(?:una? )?(?:imagen|foto|dibujo) de\b/i,
  fr: /^(?:une? )?(?:image|photo|dessin) (?:de|d’)/i,
  de: /^(?:ein )?(?:bild|foto|zeichnung) (?:von|mit|eines|einer)\b/i,
  it: /^(?:un’|una? )?(?:immagine|foto|disegno) di\b/i,
};

/** What in a draft, in one language, keeps someone out who cannot see well or reads slowly. */
export function listFindings(type: ItemType, draft: ItemDraft, locale: Locale): Finding[] {
  const described = describedPictures(type, draft);
  const seen = new Set<string>();
  const findings = described.flatMap((path): Finding[] => {
    const text = textAt(draft, locale, path).trim();
    const kind = judgeDescription(text, locale, seen);
    seen.add(text);
    return kind ? [{ path: ['texts', locale, ...path].join('.'), kind }] : [];
  });
  return [...findings, ...(type === 'visual' ? listLongBubbles(draft, locale) : [])];
}

function judgeDescription(
  text: string,
  locale: Locale,
  seen: ReadonlySet<string>,
): Finding['kind'] | undefined {
  if (text === '') return 'noDescription';
  if (/\.(?:webp|jpe?g|png|svg)$/i.test(text)) return 'fileNameAsDescription';
  if (pictureWords[locale].test(text)) return 'saysPictureOf';
  return seen.has(text) ? 'sameDescription' : undefined;
}

/** Where the description of each picture of a draft stands. */
function describedPictures(type: ItemType, { shared }: ItemDraft): string[][] {
  if (type === 'visual')
    return listOfObjects(shared['panels']).map((panel) => ['panels', nameOf(panel), 'alt']);
  return listOfObjects(shared['questions'])
    .filter(({ picture }) => picture !== undefined)
    .map((question) => ['questions', nameOf(question), 'alt']);
}

function listLongBubbles(draft: ItemDraft, locale: Locale): Finding[] {
  return listOfObjects(draft.shared['panels']).flatMap((panel) =>
    listOfObjects(panel['bubbles']).flatMap((bubble): Finding[] => {
      const path = ['panels', nameOf(panel), 'bubbles', nameOf(bubble)];
      const isLong = textAt(draft, locale, path).length > longestBubble;
      return isLong ? [{ path: ['texts', locale, ...path].join('.'), kind: 'longWords' }] : [];
    }),
  );
}
