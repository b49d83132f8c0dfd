import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Container } from '../../../../ui/container.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { href } from '../../../../urls.ts';
import { useFirstFilm } from '../use-first-film.ts';

/** For who has nothing to go on with: the first film of all, or, once all begun courses are done, the others. */
export function NothingBegun({ hasCompleted }: { hasCompleted: boolean }) {
  const t = useTranslations();
  const film = useFirstFilm();
  return (
    <Container className="pb-6">
      {hasCompleted || !film ? (
        <EmptyState
          scene="give"
          title={t('home.continue.doneTitle')}
          action={<Button href={`${href('home')}#courses`}>{t('home.continue.doneAction')}</Button>}
        >
          <p>{t('home.continue.doneText')}</p>
        </EmptyState>
      ) : (
        <EmptyState
          scene="welcome"
          title={t('home.continue.emptyTitle')}
          action={
            <Button
              size="l"
              icon={IconPlayerPlayFilled}
              href={href('lesson', { courseSlug: film.course.slug, itemId: film.item.id })}
            >
              {t('home.continue.emptyAction', { title: film.item.title })}
            </Button>
          }
        >
          <p>{t('home.continue.emptyText')}</p>
        </EmptyState>
      )}
    </Container>
  );
}
