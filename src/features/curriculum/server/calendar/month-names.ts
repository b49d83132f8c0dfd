import type { MonthId } from './month-ids.ts';
import { namedRows } from './named-rows.ts';

/** The Hebrew months; in a leap year Adar is the second and has its own name. */
export const monthNames = namedRows<MonthId | 'adar-ii'>([
  'tishrei|Tishrei|תשרי|Тишрей|Tishrei|Tichri|Tischri|Tishrì',
  'cheshvan|Cheshvan|חשוון|Хешван|Jeshván|Hechvan|Cheschwan|Cheshvan',
  'kislev|Kislev|כסלו|Кислев|Kislev|Kislev|Kislew|Kislev',
  'tevet|Tevet|טבת|Тевет|Tevet|Tevet|Tewet|Tevet',
  'shvat|Shevat|שבט|Шват|Shvat|Chevat|Schwat|Shevat',
  'adar-i|Adar I|אדר א׳|Адар I|Adar I|Adar I|Adar I|Adar I',
  'adar|Adar|אדר|Адар|Adar|Adar|Adar|Adar',
  'adar-ii|Adar II|אדר ב׳|Адар II|Adar II|Adar II|Adar II|Adar II',
  'nisan|Nisan|ניסן|Нисан|Nisán|Nissan|Nissan|Nissan',
  'iyar|Iyar|אייר|Ияр|Iyar|Iyar|Ijar|Iyar',
  'sivan|Sivan|סיוון|Сиван|Siván|Sivan|Siwan|Sivan',
  'tamuz|Tammuz|תמוז|Тамуз|Tamuz|Tamouz|Tammus|Tamuz',
  'av|Av|אב|Ав|Av|Av|Aw|Av',
  'elul|Elul|אלול|Элул|Elul|Eloul|Elul|Elul',
]);
