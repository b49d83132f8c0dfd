import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasCheckLetter, readClearCode } from '#core/clear-code.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { cardLength } from '#features/classes/policy.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { cardQuery } from './card-query.ts';
import { CardCodeForm } from './card-code-form.tsx';
import { CardSignIn } from './card-sign-in.tsx';
import { OverCard } from './over-card.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(cardQuery(page.api, params['token'] ?? ''));
}

/**
 * `/students/{token}`: a student signs in with the card from her teacher. Opening it changes nothing; one button signs
 * in.
 */
export default function CardPage() {
  const t = useTranslations();
  const gender = useGender();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: card } = useSuspenseQuery(cardQuery(api, token));
  return (
    <>
      <PageHead title={t('classes.card.headTitle')} path={href('login')} noindex />
      {card?.isOwn ? (
        <AnswerSheet
          scene="welcome"
          title={t.rich('classes.card.ownTitle', { name: card.firstName, gender, bdi: isolate })}
          text={t('classes.card.ownText')}
        >
          <Button href={href('home')} wide className="mt-7">
            {t('classes.card.goOn')}
          </Button>
        </AnswerSheet>
      ) : card ? (
        <CardSignIn card={card} />
      ) : isMistyped(token) ? (
        <AnswerSheet
          scene="not-found"
          title={t('classes.card.mistypedTitle')}
          text={t('classes.card.mistypedText')}
        >
          <CardCodeForm typed={token} />
        </AnswerSheet>
      ) : (
        <OverCard />
      )}
    </>
  );
}

/** Cards from before check letters existed still work; for a code that does not, a typo is the likelier cause. */
function isMistyped(token: string): boolean {
  const code = readClearCode(token, cardLength);
  return code === undefined || !hasCheckLetter(code);
}
