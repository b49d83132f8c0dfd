import type { FindingKind } from './findings.ts';
import type { Locale } from './locale.ts';

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

/** Links that say nothing to someone who hears them one after another, apart from their sentences. */
const vagueLinks: Record<Locale, readonly string[]> = {
  en: ['click here', 'here', 'this', 'link', 'this link', 'more', 'read more', 'learn more', 'details'],
  he: ['כאן', 'לחצו כאן', 'לחץ כאן', 'לחצי כאן', 'קישור', 'לינק', 'עוד', 'קראו עוד', 'לקריאה נוספת', 'פרטים'],
  ru: ['здесь', 'тут', 'сюда', 'нажмите здесь', 'ссылка', 'ещё', 'далее', 'читать далее', 'подробнее'],
  es: [
    'aquí',
    'haz clic aquí',
    'pulsa aquí',
    'enlace',
    'este enlace',
    'más',
    'leer más',
    'ver más',
    'detalles',
  ],
  fr: ['ici', 'cliquez ici', 'lien', 'ce lien', 'plus', 'lire la suite', 'en savoir plus', 'détails'],
  de: ['hier', 'hier klicken', 'klicken sie hier', 'link', 'mehr', 'mehr erfahren', 'weiterlesen', 'details'],
  it: [
    'qui',
    'clicca qui',
    'fai clic qui',
    'link',
    'questo link',
    'altro',
    'leggi di più',
    'scopri di più',
    'dettagli',
  ],
};

/** What is wrong with the description of a picture. `seen` are the descriptions before it. */
export function judgeDescription(
  description: string,
  locale: Locale,
  seen: ReadonlySet<string> = new Set(),
): FindingKind | undefined {
  const text = description.trim();
  if (text === '') return 'noDescription';
  if (/\.(?:webp|avif|jpe?g|png|svg)$/i.test(text)) return 'fileNameAsDescription';
  if (pictureWords[locale].test(text)) return 'saysPictureOf';
  return seen.has(text) ? 'sameDescription' : undefined;
}

/** What is wrong with the words of a link. */
export function judgeLink(words: string, locale: Locale): FindingKind | undefined {
  const text = words.trim().toLocaleLowerCase(locale);
  if (/^(?:https?:\/\/|www\.)\S+$/.test(text)) return 'addressAsLink';
  const plain = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return plain === '' || vagueLinks[locale].includes(plain) ? 'vagueLink' : undefined;
}
