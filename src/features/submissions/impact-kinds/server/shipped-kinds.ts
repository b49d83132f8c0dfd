import { localeCodes, type Locale } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { DeedName } from '#core/deed-names.ts';
import type { UnitForms } from '../policy.ts';

interface ShippedKind {
  drawing: DeedName;
  asksPeople?: true;
  asksHours?: true;
  isHours?: true;
  /** What it is called, then its unit in the forms of the language (`formsOf`). */
  words: Record<Locale, readonly [title: string, ...forms: string[]]>;
}

/** The kinds of deed that the product knows from the start, in the order in which a child is offered them. */
const kinds: Readonly<Record<string, ShippedKind>> = {
  meals: {
    drawing: 'meal',
    asksPeople: true,
    words: {
      en: ['Sharing a meal', 'meal shared', 'meals shared'],
      he: ['ארוחה לזולת', 'ארוחה לזולת', 'ארוחות לזולת', 'ארוחות לזולת'],
      ru: ['Угощение для других', 'угощение для других', 'угощения для других', 'угощений для других'],
      es: ['Compartir una comida', 'comida compartida', 'comidas compartidas'],
      fr: ['Partager un repas', 'repas partagé', 'repas partagés'],
      de: ['Eine Mahlzeit teilen', 'geteilte Mahlzeit', 'geteilte Mahlzeiten'],
      it: ['Condividere un pasto', 'pasto condiviso', 'pasti condivisi'],
    },
  },
  visits: {
    drawing: 'visit',
    asksPeople: true,
    asksHours: true,
    words: {
      en: ['Visiting someone', 'visit', 'visits'],
      he: ['ביקור אצל מישהו', 'ביקור', 'ביקורים', 'ביקורים'],
      ru: ['Навестить кого-то', 'визит', 'визита', 'визитов'],
      es: ['Visitar a alguien', 'visita', 'visitas'],
      fr: ['Rendre visite à quelqu’un', 'visite', 'visites'],
      de: ['Jemanden besuchen', 'Besuch', 'Besuche'],
      it: ['Fare visita a qualcuno', 'visita', 'visite'],
    },
  },
  trees: {
    drawing: 'tree',
    words: {
      en: ['Planting a tree', 'tree planted', 'trees planted'],
      he: ['נטיעת עץ', 'עץ שניטע', 'עצים שניטעו', 'עצים שניטעו'],
      ru: ['Посадить дерево', 'посаженное дерево', 'посаженных дерева', 'посаженных деревьев'],
      es: ['Plantar un árbol', 'árbol plantado', 'árboles plantados'],
      fr: ['Planter un arbre', 'arbre planté', 'arbres plantés'],
      de: ['Einen Baum pflanzen', 'gepflanzter Baum', 'gepflanzte Bäume'],
      it: ['Piantare un albero', 'albero piantato', 'alberi piantati'],
    },
  },
  hours: {
    drawing: 'hands',
    asksPeople: true,
    asksHours: true,
    isHours: true,
    words: {
      en: ['Lending a hand', 'hour of help', 'hours of help'],
      he: ['עזרה בשתי ידיים', 'שעת עזרה', 'שעות עזרה', 'שעות עזרה'],
      ru: ['Помощь своими руками', 'час помощи', 'часа помощи', 'часов помощи'],
      es: ['Echar una mano', 'hora de ayuda', 'horas de ayuda'],
      fr: ['Donner un coup de main', 'heure d’aide', 'heures d’aide'],
      de: ['Mit anpacken', 'Stunde Hilfe', 'Stunden Hilfe'],
      it: ['Dare una mano', 'ora di aiuto', 'ore di aiuto'],
    },
  },
  gifts: {
    drawing: 'gift',
    asksPeople: true,
    words: {
      en: ['Giving a gift', 'gift given', 'gifts given'],
      he: ['נתינת מתנה', 'מתנה שניתנה', 'מתנות שניתנו', 'מתנות שניתנו'],
      ru: ['Сделать подарок', 'подарок', 'подарка', 'подарков'],
      es: ['Hacer un regalo', 'regalo entregado', 'regalos entregados'],
      fr: ['Offrir un cadeau', 'cadeau offert', 'cadeaux offerts'],
      de: ['Etwas schenken', 'Geschenk', 'Geschenke'],
      it: ['Fare un regalo', 'regalo fatto', 'regali fatti'],
    },
  },
  letters: {
    drawing: 'letter',
    asksPeople: true,
    words: {
      en: ['Writing or calling', 'letter or call', 'letters and calls'],
      he: ['מכתב או שיחה', 'מכתב או שיחה', 'מכתבים ושיחות', 'מכתבים ושיחות'],
      ru: ['Письмо или звонок', 'тёплый привет', 'тёплых привета', 'тёплых приветов'],
      es: ['Escribir o llamar', 'carta o llamada', 'cartas y llamadas'],
      fr: ['Écrire ou appeler', 'lettre ou appel', 'lettres et appels'],
      de: ['Schreiben oder anrufen', 'Brief oder Anruf', 'Briefe und Anrufe'],
      it: ['Scrivere o telefonare', 'lettera o telefonata', 'lettere e telefonate'],
    },
  },
  things: {
    drawing: 'clothes',
    words: {
      en: ['Passing things on', 'thing passed on', 'things passed on'],
      he: ['מסירת דברים לאחרים', 'דבר שנמסר', 'דברים שנמסרו', 'דברים שנמסרו'],
      ru: ['Отдать свои вещи', 'отданная вещь', 'отданные вещи', 'отданных вещей'],
      es: ['Dar algo que aún sirve', 'objeto donado', 'objetos donados'],
      fr: ['Donner ce qui peut servir', 'objet donné', 'objets donnés'],
      de: ['Sachen weitergeben', 'weitergegebene Sache', 'weitergegebene Sachen'],
      it: ['Donare cose ancora utili', 'oggetto donato', 'oggetti donati'],
    },
  },
  places: {
    drawing: 'cleaning',
    asksHours: true,
    words: {
      en: ['Cleaning up a place', 'place cleaned up', 'places cleaned up'],
      he: ['ניקיון של מקום', 'מקום שנוקה', 'מקומות שנוקו', 'מקומות שנוקו'],
      ru: ['Навести чистоту', 'убранное место', 'убранных места', 'убранных мест'],
      es: ['Limpiar un lugar', 'lugar limpiado', 'lugares limpiados'],
      fr: ['Nettoyer un lieu', 'lieu nettoyé', 'lieux nettoyés'],
      de: ['Einen Ort aufräumen', 'aufgeräumter Ort', 'aufgeräumte Orte'],
      it: ['Ripulire un luogo', 'luogo ripulito', 'luoghi ripuliti'],
    },
  },
};

/** The forms that follow the title, in this order. */
const formsWritten: Record<Locale, readonly (keyof UnitForms)[]> = {
  en: ['one', 'other'],
  he: ['one', 'two', 'other'],
  ru: ['one', 'few', 'many'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  de: ['one', 'other'],
  it: ['one', 'other'],
};

/** They as entries; the house may change everything in them. */
export const shippedKinds: ReadonlyMap<string, EntryContent> = new Map(
  Object.entries(kinds).map(([key, { words, ...shared }], index) => [
    key,
    {
      shared: { ...shared, sort: (index + 1) * 10 },
      texts: Object.fromEntries(localeCodes.map((locale) => [locale, textsOf(locale, words[locale])])),
    },
  ]),
);

function textsOf(locale: Locale, [title, ...forms]: readonly [string, ...string[]]) {
  const unit = Object.fromEntries(formsWritten[locale].map((form, index) => [form, forms[index] ?? '']));
  // Numbers are shown in digits, so a million has the words of two.
  const many = locale === 'es' || locale === 'fr' || locale === 'it' ? { many: unit['other'] ?? '' } : {};
  return { title, ...unit, ...many };
}
