import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { href } from '#urls.ts';
import { FirstStories } from '../first-stories.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';

/**
 * For anyone with nothing to continue: films to begin with or, once she has completed every course she began, the other
 * courses.
 */
export function NothingBegun({ hasCompleted }: { hasCompleted: boolean }) {
  const t = useTranslations();
  const gender = useGender();
  return (
    <Container className="pt-4 pb-10 sm:pb-16">
      {hasCompleted ? (
        <EmptyState
          scene="give"
          title={t('home.continue.doneTitle', { gender })}
          action={<Button href={`${href('home')}#courses`}>{t('home.continue.doneAction')}</Button>}
        >
          <p>{t('home.continue.doneText')}</p>
        </EmptyState>
      ) : (
        <FirstStories />
      )}
    </Container>
  );
}
