import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { href } from '#urls.ts';
import { cardsQuery } from '#features/classes/web/class-queries.ts';
import { isolate } from '#ui/text/isolate.tsx';
import { SignInCard } from '#features/classes/teaching/web/sign-in-card.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  await queries.query({ ...cardsQuery(api, args.params['classId'] ?? ''), staleTime: 0 });
}

/** `/educators/{classId}/cards`: the sign-in cards of a class, to print and cut out. */
export default function CardsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const { className, items } = useSuspenseQuery(cardsQuery(api, classId)).data;
  return (
    <Container className="py-8 sm:py-12">
      <PageHead title={t('classes.cards.headTitle')} path={href('educators')} noindex />
      <div className="print:hidden">
        <a href={`${href('educators')}#classes`} className="text-link inline-flex min-h-11 items-center">
          {t('classes.cards.back')}
        </a>
        <h1 className="mt-2 text-step-4 font-extrabold text-balance">
          {t.rich('classes.cards.title', { className, bdi: isolate })}
        </h1>
        <p className="mt-3 max-w-reading text-step-1 text-pretty text-ink-soft">
          {items.length > 0 ? t('classes.cards.intro') : t('classes.cards.none')}
        </p>
        <div className="mt-6">
          {items.length > 0 ? (
            <PrintButton>{t('classes.cards.print')}</PrintButton>
          ) : (
            <Button href={`${href('educators')}#classes`} variant="secondary">
              {t('classes.add.opener')}
            </Button>
          )}
        </div>
      </div>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 print:mt-0 print:grid-cols-2 print:gap-0">
        {items.map((card) => (
          <SignInCard key={card.id} card={card} className={className} />
        ))}
      </ul>
    </Container>
  );
}
