import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FilmView } from '#features/media/films/contract.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { NewTrack } from './new-track.tsx';
import { TrackRow } from './track-row.tsx';
import { tracksQuery } from './tracks-query.ts';

/** The voices that can be heard in a film instead of its own sound. */
export function TracksSection({ film: { id } }: { film: FilmView }) {
  const t = useTranslations();
  const { items } = useSuspenseQuery(tracksQuery(usePage(), id)).data;
  return (
    <Card as="section" labelledBy="tracks" className="space-y-4">
      <h2 id="tracks" className="text-step-1 font-bold">
        {t('media.tracks.title')}
      </h2>
      <p className="text-muted">{t('media.tracks.intro')}</p>
      {items.length === 0 ? (
        <p className="rounded-control bg-sand px-4 py-3">{t('media.tracks.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((track) => (
            <TrackRow key={track.id} filmId={id} track={track} />
          ))}
        </ul>
      )}
      <NewTrack filmId={id} tracks={items} />
    </Card>
  );
}
