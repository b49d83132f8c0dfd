import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ownRedemptionQuery } from '#features/store/web/store-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { Keepsake } from './keepsake.tsx';
import { RedemptionRow } from './redemption-row.tsx';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(ownRedemptionQuery(page, params['redemptionId'] ?? ''));
}

/** `/store/cards/{id}`: the card about a gift, to keep and to print; of anything else, how far it is. */
export default function CardPage() {
  const t = useTranslations();
  const { redemptionId = '' } = useParams();
  const { data: redemption } = useSuspenseQuery(ownRedemptionQuery(usePage(), redemptionId));
  const { item, number } = redemption;
  return (
    <>
      <PageHead title={item.name} path={href('storeCard', { redemptionId })} noindex />
      <Container width="reading" className="py-8 sm:py-14 print:p-0">
        {number === null ? (
          <ul>
            <RedemptionRow redemption={redemption} />
          </ul>
        ) : (
          <Keepsake redemption={redemption} number={number} />
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3 print:hidden">
          {number !== null && <PrintButton>{t('store.card.print')}</PrintButton>}
          <Button href={href('store')}>{t('store.card.toStore')}</Button>
          <Button href={href('storeMine')} variant="quiet">
            {t('store.card.toMine')}
          </Button>
        </div>
      </Container>
    </>
  );
}
