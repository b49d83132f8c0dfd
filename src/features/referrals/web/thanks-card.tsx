import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { ReferralsView } from '../contract.ts';

/** How many friends have come, how many have finished a course, and what that has brought. */
export function ThanksCard({ referrals }: { referrals: ReferralsView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { joined, finished, earned, perMonth } = referrals;
  const numbers = [
    { count: joined, words: t('referrals.thanks.joined', { friends: joined }) },
    { count: finished, words: t('referrals.thanks.finished', { friends: finished }) },
    { count: earned, words: t('referrals.thanks.coins', { coins: earned }) },
  ];
  return (
    <Card as="section" tone="sand" labelledBy="come-of-it" className="lg:col-span-2">
      <h2 id="come-of-it" className="text-step-2">
        {t('referrals.thanks.title')}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {numbers.map(({ count, words }, index) => (
          <li key={index} className="flex items-baseline gap-3 rounded-control bg-paper px-4 py-3">
            <b className="text-step-3 leading-none font-extrabold text-olive">{format.number(count)}</b>
            <span className="leading-snug">{words}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-reading text-step--1 text-ink-soft">
        {t('referrals.thanks.rules', { count: perMonth })}
      </p>
    </Card>
  );
}
