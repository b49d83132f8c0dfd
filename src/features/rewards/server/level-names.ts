import type { Locale } from '../../../core/locale.ts';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import he from '../messages/he.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import type { LevelNameKey } from '../policy.ts';

const names: Record<Locale, Record<LevelNameKey, string>> = { en, he, ru, es, fr, de, it };

/** A level's name in a language: part of an answer of the API, which apps show as it is (spec §3). */
export function sayLevelName(key: LevelNameKey, locale: Locale): string {
  return names[locale][key];
}
