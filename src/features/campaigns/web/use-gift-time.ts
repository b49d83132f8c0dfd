import { useMoment } from '#page/use-moment.ts';

/** When a gift was given, and of one that came by hand the day on which it was received. */
export function useGiftTime(): (gift: { at: string; isOffline: boolean }) => string {
  const moment = useMoment();
  return ({ at, isOffline }) =>
    moment(
      at,
      isOffline
        ? { day: 'numeric', month: 'short', timeZone: 'UTC' }
        : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    );
}
