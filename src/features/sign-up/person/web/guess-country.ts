import { isCountry } from '#core/countries.ts';
import type { Locale } from '#core/locale.ts';

/** Where each of our languages is most often read; for English the default of spec §9. */
const countryOfLocale: Record<Locale, string> = {
  en: 'US',
  he: 'IL',
  ru: 'RU',
  es: 'ES',
  fr: 'FR',
  de: 'DE',
  it: 'IT',
};

/** Browser time zones that identify one country, for where most of our users live. */
const zones: Record<string, string> = {
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage Pacific/Honolulu',
  CA: 'America/Toronto America/Montreal America/Vancouver America/Winnipeg America/Edmonton America/Halifax',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana',
  AR: 'America/Buenos_Aires America/Argentina/Buenos_Aires',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  UY: 'America/Montevideo',
  PA: 'America/Panama',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid Atlantic/Canary',
  PT: 'Europe/Lisbon',
  GR: 'Europe/Athens',
  HU: 'Europe/Budapest',
  CZ: 'Europe/Prague',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  UA: 'Europe/Kiev Europe/Kyiv',
  RU: 'Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Europe/Samara Asia/Krasnoyarsk Asia/Irkutsk Asia/Vladivostok',
  BY: 'Europe/Minsk',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  EE: 'Europe/Tallinn',
  GE: 'Asia/Tbilisi',
  AZ: 'Asia/Baku',
  UZ: 'Asia/Tashkent',
  KZ: 'Asia/Almaty',
  TR: 'Europe/Istanbul',
  MA: 'Africa/Casablanca',
  TN: 'Africa/Tunis',
  ZA: 'Africa/Johannesburg',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Perth Australia/Brisbane Australia/Adelaide',
  NZ: 'Pacific/Auckland',
  HK: 'Asia/Hong_Kong',
  SG: 'Asia/Singapore',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  IN: 'Asia/Calcutta Asia/Kolkata',
};

/** A guess by the page's language, without a browser to ask. */
export function usualCountry(locale: Locale): string {
  return countryOfLocale[locale];
}

/** A browser's country, by its time zone, else by the region of its languages; undefined if neither tells. */
export function guessCountry(timeZone: string, languages: readonly string[]): string | undefined {
  const byZone = Object.keys(zones).find((country) => zones[country]?.split(' ').includes(timeZone));
  return byZone ?? languages.map(regionOf).find((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  const region = /-([A-Z]{2})(-|$)/.exec(language)?.[1];
  return region !== undefined && isCountry(region) ? region : undefined;
}
