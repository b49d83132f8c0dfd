import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { useDueWords } from './use-due-words.ts';

/** What the learner planned for now: nothing on other days, and never on Shabbat or Yom Tov. */
export function DuePlans() {
  const t = useTranslations();
  const format = useFormatter();
  const words = useDueWords();
  const { data = [] } = useQuery(usePage().api.learning.plans.queryOptions());
  const due = data.flatMap((plan) => (plan.due ? [{ ...plan, words: words[plan.due] }] : []));
  if (due.length === 0) return null;
  return (
    <Container className="pt-4 pb-4">
      <section aria-label={t('learning.plan.title')}>
        <ul className="grid gap-4 md:grid-cols-2">
          {due.map(({ itemId, itemSlug, courseSlug, title, plannedFor, words }) => (
            <Card key={itemId} as="li" tone="sand" raises className="flex animate-settle items-center gap-4">
              <span className="grid size-12 shrink-0 place-content-center rounded-control bg-tint-peach text-pomegranate">
                <Icon shape={IconCalendarHeart} size={28} />
              </span>
              <div className="min-w-0">
                <p className="font-bold text-gold-deep">{words}</p>
                <h2 className="text-step-1 leading-snug">
                  <a href={href('lesson', { courseSlug, itemSlug })} className="stretched-link">
                    {title}
                  </a>
                </h2>
                <p className="text-step--1 text-muted">
                  {format.dateTime(noonOf(plannedFor), {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                    timeZone: 'UTC',
                  })}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </section>
    </Container>
  );
}
