import type { Locale } from '#core/locale.ts';

interface Rule {
  refused: RegExp;
  instead: string;
}

/** A language's typography: for every word people read, in messages and in content. */
const typography: Partial<Record<Locale, Rule[]>> = {
  en: [
    {
      refused:
        /\b(?:colour|honour|neighbour|favour|behaviour|practis(?:e|ing)|recognis|organis|licence|grey\b)|\btravell(?:er|ed|ing)/iu,
      instead: 'American spelling',
    },
  ],
  he: [
    { refused: /["„“”«»]/u, instead: '״…״' },
    { refused: /(?<=[א-ת])['’]/u, instead: '׳' },
    { refused: /(?<=[א-ת])[-‐‑](?=[א-ת\d{<])/u, instead: '־' },
  ],
  ru: [
    { refused: /["”]/u, instead: '«…»' },
    { refused: /(?<= )[-–](?= )/u, instead: '—' },
    // Adults are addressed as “вы”, lower case: the capital is for a letter to one person.
    { refused: /(?<=[а-яё],? )(?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/u, instead: '“вы” in small letters' },
  ],
};

/** One word for one thing: in messages only, since a story may need the other word (Ramah, a pair of glasses). */
const glossary: Partial<Record<Locale, Rule[]>> = {
  en: [
    { refused: /(?<![</])\bmails?\b/iu, instead: 'email' },
    { refused: /\b(?:link|invitation|card) is over\b/iu, instead: 'has expired' },
    { refused: /\banew\b/iu, instead: 'again' },
    { refused: /\b(?:your|a parent’s) yes\b/iu, instead: 'consent' },
    { refused: /video quiz/iu, instead: 'VidQuiz' },
    { refused: /family name/iu, instead: 'last name' },
  ],
  he: [
    { refused: /דוא[״"]ל|דואר אלקטרוני|(?<!אי)מייל(?:ים)?(?![א-ת])/u, instead: 'אימייל' },
    { refused: /סרטו[נן]/u, instead: 'סרט' },
    { refused: /מפתח(?:ות)? כניסה/u, instead: 'מפתח גישה' },
    { refused: /מינוי/u, instead: 'מנוי' },
    { refused: /(?<![א-ת])[בהלמ]?רמה(?![א-ת])/u, instead: 'דרגה' },
    // A name or a title may be in Latin letters. Our own name and those of languages and weekdays are Hebrew.
    {
      refused:
        /(?<![א-ת])[ובהכלמש]{1,2}(?:<bdi>)?\{(?:name|child|teacher|className|title|item|who|school|place)\}/u,
      instead: 'a maqaf before what is filled in',
    },
  ],
  ru: [
    { refused: /учётн[а-яё]+ запис/iu, instead: 'аккаунт' },
    { refused: /(?<![а-яё])очк(?:и|ов|ам|ами)(?![а-яё])/iu, instead: 'баллы' },
    { refused: /тариф/iu, instead: 'подписка' },
    { refused: /Premium/u, instead: '«Премиум»' },
    { refused: /шаббат/u, instead: 'Шаббат' },
    { refused: /йом-тов/u, instead: 'Йом-тов' },
  ],
};

/** What is wrong with the words of one message, in parsed form, so that plural forms stay apart. */
export function wordingProblems(locale: Locale, message: string): string[] {
  return [...typographyProblems(locale, message), ...problemsBy(glossary[locale], message)];
}

/** What is wrong with the typography of one content text. */
export function typographyProblems(locale: Locale, words: string): string[] {
  return problemsBy(typography[locale], words);
}

function problemsBy(rules: Rule[] = [], words: string): string[] {
  return rules.flatMap(({ refused, instead }) => {
    const found = refused.exec(words)?.[0];
    return found === undefined ? [] : [`says "${found}" where we write ${instead}`];
  });
}
