import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { cardGroups, labelCard } from '#features/sandbox/policy.ts';
import { useCardWords } from '#features/sandbox/checkout/web/use-card-words.ts';

/** Every card that can be paid with, and what it does. */
export function TestCards() {
  const t = useTranslations();
  const { cards, groups } = useCardWords();
  return (
    <section aria-labelledby="test-cards" className="mt-12">
      <h2 id="test-cards" className="text-step-2 font-bold">
        {t('sandbox.payments.cards')}
      </h2>
      <p className="mt-1 max-w-reading text-muted">{t('sandbox.page.noNumber')}</p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {(Object.keys(cardGroups) as (keyof typeof cardGroups)[]).map((group) => (
          <Card key={group}>
            <h3 className="font-bold">{groups[group]}</h3>
            <dl className="mt-2 divide-y divide-sand">
              {cardGroups[group].map((id) => (
                <div key={id} className="py-2">
                  <dt className="leading-snug font-medium text-pretty">{cards[id]}</dt>
                  <dd className="text-step--1 text-muted">
                    <bdi dir="ltr">{labelCard(id)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </section>
  );
}
