import { localeCodes, locales } from '#core/locale.ts';

/** The options of a select that chooses one of our languages, each by its own name. */
export function LocaleOptions() {
  return localeCodes.map((code) => (
    <option key={code} value={code} lang={code}>
      {locales[code].name}
    </option>
  ));
}
