import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { peaksQuery } from './captions-query.ts';
import type { Peaks } from './waveform.tsx';

/** How loud a film is; undefined until that is known, and on a server that cannot measure it. */
export function usePeaks(filmKey: string): Peaks | undefined {
  const { data } = useQuery(peaksQuery(usePage(), filmKey));
  return useMemo(
    () =>
      data && {
        perSecond: data.perSecond,
        levels: Uint8Array.from(atob(data.levels), (letter) => letter.charCodeAt(0)),
      },
    [data],
  );
}
