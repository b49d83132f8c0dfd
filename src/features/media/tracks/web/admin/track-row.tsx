import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackProblem, TrackView } from '#features/media/tracks/contract.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { TrackRemoval } from './track-removal.tsx';
import { useTrackName } from './use-track-name.ts';

/** One recording, how it stands, and its removal. */
export function TrackRow({ filmId, track }: { filmId: string; track: TrackView }) {
  const t = useTranslations();
  const nameTrack = useTrackName();
  const [isRemoving, setRemoving] = useState(false);
  const name = nameTrack(track);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-step--1 text-muted">
          <bdi className="wrap-anywhere">{track.fileName}</bdi>
        </p>
        <p
          role="status"
          className={track.status === 'failed' ? 'text-step--1 text-danger' : 'text-step--1 text-olive'}
        >
          <TrackState track={track} />
        </p>
      </div>
      <IconButton
        icon={IconTrash}
        label={t('media.tracks.remove', { track: name })}
        onClick={() => setRemoving(true)}
      />
      {isRemoving && (
        <TrackRemoval filmId={filmId} trackId={track.id} name={name} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}

function TrackState({ track: { status, problem } }: { track: TrackView }) {
  const t = useTranslations();
  if (status === 'ready') return t('media.tracks.ready');
  if (status === 'failed') return problem && <Problem problem={problem} />;
  return t('media.tracks.working');
}

function Problem({ problem }: { problem: TrackProblem }) {
  const t = useTranslations();
  switch (problem) {
    case 'not_sound':
      return t('media.tracks.notSound');
    case 'longer_than_film':
      return t('media.tracks.longerThanFilm');
    case 'no_film_tools':
      return t('media.refusal.noFilmTools');
    case 'disk_full':
      return t('media.refusal.diskFull');
    case 'upload_gone':
      return t('media.problem.uploadGone');
    case 'broken':
      return t('media.problem.broken');
  }
}
