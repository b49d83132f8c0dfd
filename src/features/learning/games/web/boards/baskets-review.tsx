import { classNames } from '#ui/styles/class-names.ts';
import { basketColors } from './basket.tsx';
import type { BasketsState } from './read-baskets.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface BasketsReviewProps {
  baskets: readonly string[];
  cards: readonly string[];
  placed: BasketsState['placed'];
}

/** After the round: what lies in each basket, and why. */
export function BasketsReview({ baskets, cards, placed }: BasketsReviewProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {baskets.map((name, basket) => (
        <section key={name} className="overflow-clip rounded-card bg-paper shadow-lift-1">
          <h3 className={classNames('px-4 py-2.5 text-step-1 text-white', basketColors[basket])}>
            <BodyText>{name}</BodyText>
          </h3>
          <ul className="divide-y divide-line px-4">
            {[...placed]
              .filter(([, { basket: where }]) => where === basket)
              .map(([card, { because }]) => (
                <li key={card} className="py-3">
                  <p className="font-bold">
                    <BodyText>{cards[card]}</BodyText>
                  </p>
                  <p className="text-pretty text-muted">
                    <BodyText>{because}</BodyText>
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
