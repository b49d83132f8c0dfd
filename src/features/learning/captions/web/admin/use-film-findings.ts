import { useMemo } from 'react';
import type { Cue } from '#core/cues.ts';
import type { Finding } from '#core/findings.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import type { CaptionFilmView } from '#features/learning/captions/contract.ts';
import { listCaptionFindings } from '#features/learning/captions/policy-findings.ts';
import { captionsIn } from './entry-captions.ts';

/**
 * What keeps someone from following the film by its captions in a language: by `cues` if they are being written, beside those
 * that are saved.
 */
export function useFilmFindings(
  { duration }: Pick<CaptionFilmView, 'duration'>,
  entry: EntryView,
  locale: Locale,
  cues?: readonly Cue[],
): Finding[] {
  return useMemo(() => {
    const saved = localeCodes.map((each) => [each, captionsIn(entry, each)] as const);
    return listCaptionFindings(
      { duration, captions: { ...Object.fromEntries(saved), ...(cues && { [locale]: cues }) } },
      locale,
    );
  }, [duration, entry, locale, cues]);
}
