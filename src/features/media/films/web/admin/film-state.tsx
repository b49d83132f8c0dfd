import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import type { FilmStep, FilmView } from '#features/media/films/contract.ts';
import type { FilmProblem } from '#features/media/films/policy.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';

/** How a film stands: what is being done with it, or why nothing could be made of it. */
export function FilmState({ film }: { film: FilmView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { status, step, percent, problem, title } = film;
  if (status === 'ready')
    return (
      <p className="text-step--1 text-olive">
        {film.streams ? t('media.films.ready') : t('media.films.readyAsItIs')}
      </p>
    );
  if (status === 'failed')
    return (
      <p className="flex gap-2 text-step--1 text-danger">
        <Icon shape={IconAlertTriangle} size={18} className="mt-0.5" />
        {problem && <Problem problem={problem} />}
      </p>
    );
  const words = status === 'waiting' || !step ? t('media.films.waiting') : <Step step={step} />;
  return (
    <div className="max-w-form space-y-1.5">
      <ProgressBar share={percent / 100} label={t('media.films.progress', { title })} />
      <p className="flex justify-between gap-4 text-step--1 text-muted">
        <span>{words}</span>
        <span className="tabular-nums">{format.number(percent / 100, { style: 'percent' })}</span>
      </p>
    </div>
  );
}

function Step({ step }: { step: FilmStep }) {
  const t = useTranslations();
  switch (step) {
    case 'checking':
      return t('media.step.checking');
    case 'sound':
      return t('media.step.sound');
    case 'picture':
      return t('media.step.picture');
    case 'poster':
      return t('media.step.poster');
    case 'storing':
      return t('media.step.storing');
  }
}

function Problem({ problem }: { problem: FilmProblem }) {
  const t = useTranslations();
  switch (problem) {
    case 'not_a_film':
      return t('media.problem.notAFilm');
    case 'no_picture':
      return t('media.problem.noPicture');
    case 'too_long':
      return t('media.problem.tooLong');
    case 'too_large_picture':
      return t('media.problem.tooLargePicture');
    case 'broken':
      return t('media.problem.broken');
    case 'only_mp4':
      return t('media.problem.onlyMp4');
    case 'disk_full':
      return t('media.refusal.diskFull');
    case 'upload_gone':
      return t('media.problem.uploadGone');
  }
}
