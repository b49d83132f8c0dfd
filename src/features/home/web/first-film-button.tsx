import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useFirstFilm } from './use-first-film.ts';

/** Leads to the first film that anyone may watch; nothing where there is none. */
export function FirstFilmButton() {
  const t = useTranslations();
  const film = useFirstFilm();
  return (
    film && (
      <Button
        size="l"
        variant="secondary"
        icon={IconPlayerPlayFilled}
        href={href('lesson', { courseSlug: film.course.slug, itemSlug: film.item.slug })}
      >
        {t('home.hero.watch')}
      </Button>
    )
  );
}
