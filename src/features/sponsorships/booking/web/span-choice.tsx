import { useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { writePrices } from '#core/money-text.ts';
import { usePage } from '#page/page-provider.tsx';
import { useDedicationWords } from '#features/sponsorships/web/use-dedication-words.ts';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { addressOf } from './address-of.ts';

interface ChoiceProps {
  calendar: SponsorshipCalendar;
  asked: CalendarAsked;
}

/** What is dedicated, each with what it costs. */
export function SpanChoice({ calendar, asked }: ChoiceProps) {
  const t = useTranslations();
  const { spans } = useDedicationWords();
  const { locale } = usePage();
  const prices = calendar.prices.map(({ amount }) => money(amount, calendar.currency));
  const write = writePrices(prices, locale);
  return (
    <nav aria-label={t('sponsorships.page.spans')}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {calendar.prices.map(({ span, amount }) => {
          const isCurrent = span === asked.span;
          return (
            <li key={span}>
              <a
                href={addressOf(
                  asked,
                  { span, on: undefined, courseId: undefined, month: undefined },
                  'choose',
                )}
                aria-current={isCurrent ? 'true' : undefined}
                className={`flex min-h-20 flex-col justify-center rounded-card border-2 px-4 py-3 ${
                  isCurrent
                    ? 'on-night border-night bg-night'
                    : 'on-paper border-transparent bg-paper shadow-lift-1 hover:shadow-lift-2'
                }`}
              >
                <span className="font-bold">{spans[span]}</span>
                <bdi className="text-step-1 tabular-nums">{write(money(amount, calendar.currency))}</bdi>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
