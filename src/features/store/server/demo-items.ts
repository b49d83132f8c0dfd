import type { AvatarName } from '#core/avatar-names.ts';
import type { TextsByLanguage } from '../items/contract.ts';
import type { Drawing, Frame, ItemKind } from '../policy.ts';

interface DemoItem {
  id: string;
  kind: ItemKind;
  picture: Drawing;
  price: number;
  texts: TextsByLanguage;
  /** In cents, and how many are paid for. */
  unitCost?: number;
  units?: number;
  avatarId?: AvatarName;
  frame?: Frame;
  sizes?: readonly string[];
}

/** No organization exists behind them, so none is named. */
export const demoItems: readonly DemoItem[] = [
  {
    id: 'demo-store-meal',
    kind: 'impact',
    picture: 'meal',
    price: 20,
    unitCost: 600,
    units: 100,
    texts: {
      en: {
        name: 'A meal',
        description: 'One warm meal for someone who is hungry today.',
        goesTo: 'A kitchen that cooks for everyone who comes.',
        thanks: 'You gave warm meal number {number}.',
      },
      he: {
        name: 'ארוחה',
        description: 'ארוחה חמה אחת למי שרעב היום.',
        goesTo: 'מטבח שמבשל לכל מי שבא.',
        thanks: 'נתת את הארוחה החמה מספר {number}.',
      },
      ru: {
        name: 'Обед',
        description: 'Один горячий обед тому, кто сегодня голоден.',
        goesTo: 'Кухне, которая готовит для каждого, кто придёт.',
        thanks: 'Тёплый обед № {number} — от тебя.',
      },
      es: {
        name: 'Una comida',
        description: 'Una comida caliente para alguien que hoy tiene hambre.',
        goesTo: 'Una cocina que prepara comida para todo el que llega.',
        thanks: 'Diste la comida caliente número {number}.',
      },
      fr: {
        name: 'Un repas',
        description: 'Un repas chaud pour quelqu’un qui a faim aujourd’hui.',
        goesTo: 'Une cuisine qui prépare à manger pour tous ceux qui viennent.',
        thanks: 'Tu as offert le repas chaud numéro {number}.',
      },
      de: {
        name: 'Eine Mahlzeit',
        description: 'Eine warme Mahlzeit für jemanden, der heute Hunger hat.',
        goesTo: 'Eine Küche, die für alle kocht, die kommen.',
        thanks: 'Du hast die warme Mahlzeit Nummer {number} gegeben.',
      },
      it: {
        name: 'Un pasto',
        description: 'Un pasto caldo per chi oggi ha fame.',
        goesTo: 'Una cucina che prepara da mangiare per chiunque arrivi.',
        thanks: 'Hai donato il pasto caldo numero {number}.',
      },
    },
  },
  {
    id: 'demo-store-tree',
    kind: 'impact',
    picture: 'tree',
    price: 30,
    unitCost: 1000,
    units: 100,
    texts: {
      en: {
        name: 'A tree',
        description: 'One young tree is planted and watered through its first summer.',
        goesTo: 'A hillside that needs shade.',
        thanks: 'You planted tree number {number}.',
      },
      he: {
        name: 'עץ',
        description: 'עץ צעיר אחד נשתל ומקבל מים בקיץ הראשון שלו.',
        goesTo: 'מדרון שזקוק לצל.',
        thanks: 'שתלת את העץ מספר {number}.',
      },
      ru: {
        name: 'Дерево',
        description: 'Одно молодое дерево посадят и будут поливать всё первое лето.',
        goesTo: 'Склону, которому нужна тень.',
        thanks: 'Дерево № {number} — от тебя.',
      },
      es: {
        name: 'Un árbol',
        description: 'Se planta un árbol joven y se riega durante su primer verano.',
        goesTo: 'Una ladera que necesita sombra.',
        thanks: 'Plantaste el árbol número {number}.',
      },
      fr: {
        name: 'Un arbre',
        description: 'Un jeune arbre est planté et arrosé pendant son premier été.',
        goesTo: 'Un coteau qui a besoin d’ombre.',
        thanks: 'Tu as planté l’arbre numéro {number}.',
      },
      de: {
        name: 'Ein Baum',
        description: 'Ein junger Baum wird gepflanzt und seinen ersten Sommer lang gegossen.',
        goesTo: 'Ein Hang, der Schatten braucht.',
        thanks: 'Du hast Baum Nummer {number} gepflanzt.',
      },
      it: {
        name: 'Un albero',
        description: 'Un giovane albero viene piantato e annaffiato per la sua prima estate.',
        goesTo: 'Un pendio che ha bisogno d’ombra.',
        thanks: 'Hai piantato l’albero numero {number}.',
      },
    },
  },
  {
    id: 'demo-store-book',
    kind: 'impact',
    picture: 'book',
    price: 45,
    unitCost: 1200,
    units: 40,
    texts: {
      en: {
        name: 'A book for a school',
        description: 'One book for the shelf of a class that has too few.',
        goesTo: 'A school library.',
        thanks: 'You gave book number {number}.',
      },
      he: {
        name: 'ספר לבית ספר',
        description: 'ספר אחד למדף של כיתה שאין בה די ספרים.',
        goesTo: 'ספרייה של בית ספר.',
        thanks: 'נתת את הספר מספר {number}.',
      },
      ru: {
        name: 'Книга для школы',
        description: 'Одна книга на полку класса, в котором книг не хватает.',
        goesTo: 'Школьной библиотеке.',
        thanks: 'Книга № {number} — от тебя.',
      },
      es: {
        name: 'Un libro para una escuela',
        description: 'Un libro para el estante de una clase que tiene pocos.',
        goesTo: 'Una biblioteca escolar.',
        thanks: 'Diste el libro número {number}.',
      },
      fr: {
        name: 'Un livre pour une école',
        description: 'Un livre pour l’étagère d’une classe qui en a trop peu.',
        goesTo: 'Une bibliothèque d’école.',
        thanks: 'Tu as offert le livre numéro {number}.',
      },
      de: {
        name: 'Ein Buch für eine Schule',
        description: 'Ein Buch für das Regal einer Klasse, die zu wenige hat.',
        goesTo: 'Eine Schulbücherei.',
        thanks: 'Du hast das Buch Nummer {number} gegeben.',
      },
      it: {
        name: 'Un libro per una scuola',
        description: 'Un libro per lo scaffale di una classe che ne ha pochi.',
        goesTo: 'Una biblioteca scolastica.',
        thanks: 'Hai donato il libro numero {number}.',
      },
    },
  },
  {
    id: 'demo-store-harp',
    kind: 'avatar',
    picture: 'gift',
    avatarId: 'harp',
    price: 20,
    texts: {
      en: { name: 'A harp', description: 'A golden harp as your picture.', goesTo: '' },
      he: { name: 'נבל', description: 'נבל זהב לתמונה שלך.', goesTo: '' },
      ru: { name: 'Арфа', description: 'Золотая арфа вместо твоей картинки.', goesTo: '' },
      es: { name: 'Un arpa', description: 'Un arpa dorada como tu imagen.', goesTo: '' },
      fr: { name: 'Une harpe', description: 'Une harpe dorée comme image.', goesTo: '' },
      de: { name: 'Eine Harfe', description: 'Eine goldene Harfe als dein Bild.', goesTo: '' },
      it: { name: 'Un’arpa', description: 'Un’arpa dorata come tua immagine.', goesTo: '' },
    },
  },
  {
    id: 'demo-store-frame',
    kind: 'frame',
    picture: 'gift',
    frame: 'olive',
    price: 25,
    texts: {
      en: { name: 'Olive branch frame', description: 'Two paper branches around your picture.', goesTo: '' },
      he: { name: 'מסגרת ענפי זית', description: 'שני ענפי נייר סביב התמונה שלך.', goesTo: '' },
      ru: {
        name: 'Рамка с оливковыми ветвями',
        description: 'Две бумажные ветви вокруг твоей картинки.',
        goesTo: '',
      },
      es: {
        name: 'Marco de ramas de olivo',
        description: 'Dos ramas de papel alrededor de tu imagen.',
        goesTo: '',
      },
      fr: {
        name: 'Cadre de rameaux d’olivier',
        description: 'Deux rameaux de papier autour de ton image.',
        goesTo: '',
      },
      de: {
        name: 'Rahmen aus Olivenzweigen',
        description: 'Zwei Zweige aus Papier um dein Bild.',
        goesTo: '',
      },
      it: {
        name: 'Cornice di rami d’ulivo',
        description: 'Due rami di carta intorno alla tua immagine.',
        goesTo: '',
      },
    },
  },
  {
    id: 'demo-store-cup',
    kind: 'goods',
    picture: 'cup',
    price: 120,
    sizes: [''],
    texts: {
      en: {
        name: 'A two-handled washing cup',
        description: 'For washing hands before bread, to decorate yourself.',
        goesTo: '',
      },
      he: { name: 'נטלה לקישוט', description: 'נטלה לנטילת ידיים, לקשט בעצמך.', goesTo: '' },
      ru: {
        name: 'Кружка для омовения рук',
        description: 'Кружка с двумя ручками для нетилат ядаим: её можно украсить самим.',
        goesTo: '',
      },
      es: {
        name: 'Una jarra para lavarse las manos',
        description: 'Con dos asas, para netilat yadayim, y para decorarla a tu gusto.',
        goesTo: '',
      },
      fr: {
        name: 'Un keli à deux anses',
        description: 'Pour netilat yadayim, à décorer soi-même.',
        goesTo: '',
      },
      de: {
        name: 'Ein Becher zum Händewaschen',
        description: 'Mit zwei Henkeln, für Netilat Jadajim, zum Selbstverzieren.',
        goesTo: '',
      },
      it: {
        name: 'Una brocca per lavarsi le mani',
        description: 'Con due manici, per netilat yadayim, da decorare come vuoi.',
        goesTo: '',
      },
    },
  },
];
