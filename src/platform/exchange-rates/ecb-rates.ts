import { ratesOf, type DailyRates } from './rates-of.ts';

/*
 * `eurofxref-daily.xml` is an envelope with one <Cube> in a <Cube time="DAY"> for each currency. It needs no XML parser, which could be
 * talked into entities: every tag is looked at, and one that is not expected there means that this is another document.
 */
const tag = /<[^<>]*>/g;
const dayTag = /^<Cube\s+time=(?:'([\d-]+)'|"([\d-]+)")\s*>$/;
const rateTag = /^<Cube\s+currency=(?:'([A-Z]+)'|"([A-Z]+)")\s+rate=(?:'([\d.]+)'|"([\d.]+)")\s*\/>$/;
const otherTag = /^(?:<\?xml [^<>]*\?>|<\/?gesmes:(?:Envelope|subject|Sender|name)(?:\s[^<>]*)?>|<\/?Cube>)$/;

/** The daily reference rates of the European Central Bank: how much of each currency a euro is. */
export function readEcbRates(text: string): DailyRates | undefined {
  const days: string[] = [];
  const rates: [string, string][] = [];
  for (const [each] of text.matchAll(tag)) {
    const day = dayTag.exec(each);
    const rate = rateTag.exec(each);
    if (day) days.push(day[1] ?? day[2] ?? '');
    else if (rate) rates.push([rate[1] ?? rate[2] ?? '', rate[3] ?? rate[4] ?? '']);
    else if (!otherTag.test(each)) return undefined;
  }
  // The files of ninety days, and of all, have many days.
  if (days.length !== 1 || !text.endsWith('</gesmes:Envelope>')) return undefined;
  return ratesOf({ base: 'EUR', day: days[0], rates });
}
