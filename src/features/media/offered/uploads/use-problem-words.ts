import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { UploadFailed } from './send-file.ts';
import type { UploadProblem } from './upload-problems.ts';

/** Says why a file could not be sent, or why nothing could be made of it. */
export function useProblemWords(): { ofUpload(problem: UploadProblem): string; of(error: unknown): string } {
  const t = useTranslations();
  const ofUpload = (problem: UploadProblem) => {
    if ('said' in problem) return problem.said;
    if (problem.word === 'notAFilm') return t('media.problem.notAFilm');
    if (problem.word === 'tooLarge') return t('media.refusal.tooLarge');
    return problem.word === 'diskFull' ? t('media.refusal.diskFull') : t('media.upload.lost');
  };
  return {
    ofUpload,
    of(error) {
      if (error instanceof UploadFailed) return ofUpload(error.problem);
      const refusal = findRefusal(error);
      return refusal?.issues['file'] ?? refusal?.message ?? t('media.edit.failed');
    },
  };
}
