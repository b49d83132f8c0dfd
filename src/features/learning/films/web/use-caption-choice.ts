import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import {
  keepPlayerPreferences,
  usePlayerPreferences,
} from '#features/learning/offered/player-preferences.ts';

/** Whether captions are shown, and the language of captions and transcript. */
export interface CaptionChoice {
  shown: boolean;
  language: Locale;
}

/** What was chosen at a player or through the site's language, else the page's language. */
export function useCaptionChoice(): [CaptionChoice, (choice: CaptionChoice) => void] {
  const { locale } = usePage();
  const { captions, captionLanguage = locale } = usePlayerPreferences();
  return [
    { shown: captions, language: captionLanguage },
    ({ shown, language }) => keepPlayerPreferences({ captions: shown, captionLanguage: language }),
  ];
}
