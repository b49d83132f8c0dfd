import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { RateFeedProblem, RateFeedState } from '#features/currencies/contract.ts';

const problemTexts: Record<RateFeedProblem, string> = {
  away: 'currencies.feed.away',
  unusable: 'currencies.feed.unusable',
  unreadable: 'currencies.feed.unreadable',
  outdated: 'currencies.feed.outdated',
};

/** How reading the daily source goes. */
export function FeedNote({ feed }: { feed: RateFeedState | null }) {
  const t = useTranslations();
  const moment = useMoment();
  const format = useFormatter();
  if (!feed) return <Callout>{t('currencies.feed.none')}</Callout>;
  const { host, problem, isStale, triedAt, readAt, day } = feed;
  const say = (at: string) => moment(at, { dateStyle: 'medium', timeStyle: 'short' });
  if (problem && triedAt)
    return (
      <Callout
        tone={isStale ? 'danger' : 'warning'}
        title={t(isStale ? 'currencies.feed.staleTitle' : 'currencies.feed.failedTitle')}
      >
        <p suppressHydrationWarning>
          {t(problemTexts[problem], { host })} {t('currencies.feed.tried', { when: say(triedAt) })}{' '}
          {readAt && t('currencies.feed.lastRead', { when: say(readAt) })}
        </p>
      </Callout>
    );
  if (!readAt || !day) return <Callout>{t('currencies.feed.untried', { host })}</Callout>;
  const ofDay = format.dateTime(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Callout
      tone={isStale ? 'danger' : 'success'}
      title={isStale ? t('currencies.feed.staleTitle') : undefined}
    >
      <p suppressHydrationWarning>{t('currencies.feed.good', { host, when: say(readAt), day: ofDay })}</p>
    </Callout>
  );
}
