import { useFormatter, useTranslations } from 'use-intl';
import type { HandedInProblem } from '#features/media/handed-in/policy.ts';
import type { PickProblem } from './picked-file.ts';

const million = 1_000_000;

/** Says why a file cannot be handed in, and how much of it has arrived. */
export function useFileWords() {
  const t = useTranslations();
  const format = useFormatter();
  const megabytes = (bytes: number) => format.number(bytes / million, { maximumFractionDigits: 1 });
  const ofRefused: Record<HandedInProblem, () => string> = {
    wrong_type: () => t('media.handedIn.problem.wrongType'),
    too_large: () => t('media.handedIn.problem.tooLarge'),
    too_many_pixels: () => t('media.handedIn.problem.tooManyPixels'),
    too_long: () => t('media.handedIn.problem.tooLong'),
    not_text: () => t('media.handedIn.problem.notText'),
    broken: () => t('media.handedIn.problem.broken'),
    infected: () => t('media.handedIn.problem.infected'),
    no_films_here: () => t('media.handedIn.problem.noFilmsHere'),
    upload_gone: () => t('media.handedIn.problem.uploadGone'),
  };
  const ofProblem = (problem: PickProblem): string => {
    if (problem === 'gone') return t('media.handedIn.problem.uploadGone');
    if ('said' in problem) return problem.said;
    if ('refused' in problem) return ofRefused[problem.refused]();
    if ('largerThan' in problem) return t('media.pick.largerThan', { most: megabytes(problem.largerThan) });
    if (problem.word === 'noRoomLeft') return t('media.handedIn.noRoomLeft');
    if (problem.word === 'diskFull') return t('media.pick.serverFull');
    return problem.word === 'lost' ? t('media.pick.lost') : t('media.handedIn.problem.tooLarge');
  };
  return {
    ofProblem,
    ofRefused: (problem: HandedInProblem) => ofRefused[problem](),
    amount: (sent: number, size: number) =>
      t('media.pick.amount', { sent: megabytes(sent), size: megabytes(size) }),
  };
}
