import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { PromotedView } from '#features/learning/contract.ts';

/** Films that are open to everyone, each with its own picture. */
export function FilmCards({ films }: { films: PromotedView['items'] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {films.map((film) => (
        <li key={film.id} className="flex">
          <Card padding="none" raises className="flex w-full flex-col">
            <span className="relative block">
              <img
                src={film.image}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                className="aspect-video w-full object-cover"
              />
              <span className="absolute inset-0 grid place-content-center">
                <span className="grid size-14 place-content-center rounded-pill bg-paper text-pomegranate shadow-lift-2">
                  <Icon shape={IconPlayerPlayFilled} size={26} />
                </span>
              </span>
            </span>
            <div className="p-5">
              <h3 className="text-step-1">
                <a href={film.href} className="stretched-link">
                  {film.title}
                </a>
              </h3>
              <p className="mt-1 text-muted">{film.snippet}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
