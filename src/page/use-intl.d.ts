import type { Locale } from '../core/locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}
