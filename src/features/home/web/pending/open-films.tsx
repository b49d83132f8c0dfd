import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { PromotedView } from '#features/learning/contract.ts';
import { FilmCards } from '../film-cards.tsx';

type OpenFilm = PromotedView['items'][number];

/** Films that are open to everyone: the first one large, to begin with, the others as cards with their own pictures. */
export function OpenFilms({ films: [first, ...others] }: { films: OpenFilm[] }) {
  return (
    <div className="grid gap-6">
      {first && <FirstFilm film={first} />}
      <FilmCards films={others} />
    </div>
  );
}

function FirstFilm({ film }: { film: OpenFilm }) {
  const t = useTranslations();
  return (
    <Card
      as="article"
      padding="none"
      labelledBy="first-open-film"
      className="grid items-center md:grid-cols-2"
    >
      <img src={film.image} alt="" width={640} height={360} className="aspect-video w-full object-cover" />
      <div className="p-6 sm:p-8">
        <h3 id="first-open-film" className="text-step-2">
          {film.title}
        </h3>
        <p className="mt-2 text-pretty text-ink-soft">{film.snippet}</p>
        <Button href={film.href} size="l" icon={IconPlayerPlayFilled} className="mt-5">
          {t('home.pending.watch')}
        </Button>
      </div>
    </Card>
  );
}
