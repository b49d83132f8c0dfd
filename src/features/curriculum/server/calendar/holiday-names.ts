import { namedRows } from './named-rows.ts';

/** Holidays, special days and fasts. In Israel Simchat Torah falls on Shemini Atzeret. */
export const holidayNames = namedRows<HolidayId>([
  'rosh-hashana|Rosh Hashanah|ראש השנה|Рош а-Шана|Rosh Hashaná|Roch Hachana|Rosch Haschana|Rosh Hashanà',
  'gedalya|Fast of Gedalyah|צום גדליה|Пост Гедальи|Ayuno de Guedaliá|Jeûne de Guedalia|Fasttag Gedalja|Digiuno di Ghedalià',
  'yom-kippur|Yom Kippur|יום הכיפורים|Йом Кипур|Yom Kipur|Yom Kippour|Jom Kippur|Yom Kippur',
  'sukkot|Sukkot|סוכות|Суккот|Sucot|Souccot|Sukkot|Sukkot',
  'shemini-atzeret|Shemini Atzeret|שמיני עצרת|Шмини Ацерет|Sheminí Atzeret|Chemini Atseret|Schemini Azeret|Sheminì Atzeret',
  'simchat-torah|Simchat Torah|שמחת תורה|Симхат Тора|Simjat Torá|Simhat Torah|Simchat Tora|Simchat Torà',
  'atzeret-and-torah|Shemini Atzeret and Simchat Torah|שמיני עצרת ושמחת תורה|Шмини Ацерет и Симхат Тора|Sheminí Atzeret y Simjat Torá|Chemini Atseret et Simhat Torah|Schemini Azeret und Simchat Tora|Sheminì Atzeret e Simchat Torà',
  'chanukah|Chanukah|חנוכה|Ханука|Janucá|Hanouka|Chanukka|Chanukkà',
  'tevet-fast|Fast of 10 Tevet|צום עשרה בטבת|Пост 10 тевета|Ayuno del 10 de Tevet|Jeûne du 10 Tevet|Fasttag am 10. Tewet|Digiuno del 10 di Tevet',
  'tu-bishvat|Tu BiShevat|ט״ו בשבט|Ту би-Шват|Tu Bishvat|Tou Bichevat|Tu biSchwat|Tu Bishvat',
  'purim-katan|Purim Katan|פורים קטן|Малый Пурим|Purim Katán|Petit Pourim|Purim Katan|Purim Katan',
  'esther|Fast of Esther|תענית אסתר|Пост Эстер|Ayuno de Ester|Jeûne d’Esther|Fasttag Esther|Digiuno di Ester',
  'purim|Purim|פורים|Пурим|Purim|Pourim|Purim|Purim',
  'shushan-purim|Shushan Purim|שושן פורים|Шушан-Пурим|Shushán Purim|Chouchan Pourim|Schuschan Purim|Shushan Purim',
  'firstborn|Fast of the Firstborn|תענית בכורות|Пост первенцев|Ayuno de los primogénitos|Jeûne des premiers-nés|Fasttag der Erstgeborenen|Digiuno dei primogeniti',
  'pesach|Pesach|פסח|Песах|Pésaj|Pessah|Pessach|Pesach',
  'pesach-sheni|Pesach Sheni|פסח שני|Песах Шени|Pésaj Shení|Pessah Chéni|Pessach Scheni|Pesach Shenì',
  'lag-baomer|Lag BaOmer|ל״ג בעומר|Лаг ба-Омер|Lag Baómer|Lag Baomer|Lag baOmer|Lag BaOmer',
  'shavuot|Shavuot|שבועות|Шавуот|Shavuot|Chavouot|Schawuot|Shavuot',
  'tamuz-fast|Fast of 17 Tammuz|צום שבעה עשר בתמוז|Пост 17 тамуза|Ayuno del 17 de Tamuz|Jeûne du 17 Tamouz|Fasttag am 17. Tammus|Digiuno del 17 di Tamuz',
  'tisha-bav|Tisha B’Av|תשעה באב|Девятое ава|Tishá Beav|Tisha Beav|Tischa beAw|Tishà BeAv',
  'tu-bav|Tu B’Av|ט״ו באב|Ту бе-Ав|Tu Beav|Tou Beav|Tu beAw|Tu BeAv',
]);

export type HolidayId =
  | 'rosh-hashana'
  | 'gedalya'
  | 'yom-kippur'
  | 'sukkot'
  | 'shemini-atzeret'
  | 'simchat-torah'
  | 'atzeret-and-torah'
  | 'chanukah'
  | 'tevet-fast'
  | 'tu-bishvat'
  | 'purim-katan'
  | 'esther'
  | 'purim'
  | 'shushan-purim'
  | 'firstborn'
  | 'pesach'
  | 'pesach-sheni'
  | 'lag-baomer'
  | 'shavuot'
  | 'tamuz-fast'
  | 'tisha-bav'
  | 'tu-bav';

/** Rosh Chodesh, placed before the name of the month. */
export const roshChodesh = namedRows<'name'>([
  'name|Rosh Chodesh|ראש חודש|Рош Ходеш|Rosh Jódesh|Roch Hodech|Rosch Chodesch|Rosh Chodesh',
]).name;
