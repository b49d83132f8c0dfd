import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ItemPicture } from '#features/store/items/web/item-picture.tsx';
import { ownQuery } from '#features/store/web/store-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { RedemptionRow } from './redemption-row.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const after = url.searchParams.get('after') ?? undefined;
  await page.queries.query({ ...ownQuery(page, after), staleTime: 0 });
}

/** `/store/mine`: what one has given, and what one has asked for. */
export default function MinePage() {
  const t = useTranslations();
  const format = useFormatter();
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const { data: own } = useSuspenseQuery(ownQuery(usePage(), after));
  const title = t('store.mine.title');
  return (
    <>
      <PageHead title={title} path={href('storeMine')} noindex />
      <Container className="py-8 sm:py-12">
        <Breadcrumb
          label={t('store.mine.youAreHere')}
          items={[{ text: t('store.head.title'), href: href('store') }, { text: title }]}
        />
        <h1 className="mt-2 text-step-4">{title}</h1>
        {own.items.length === 0 ? (
          <EmptyState
            scene="give"
            title={t('store.mine.emptyTitle')}
            action={<Button href={href('store')}>{t('store.mine.toStore')}</Button>}
          >
            {t('store.mine.emptyText')}
          </EmptyState>
        ) : (
          <>
            {own.given.length > 0 && (
              <section aria-labelledby="given" className="mt-6">
                <h2 id="given" className="text-step-2">
                  {t('store.mine.given', { count: own.units })}
                </h2>
                <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
                  {own.given.map(({ item, units }) => (
                    <Card as="li" key={item.id} padding="none" className="flex flex-col">
                      <ItemPicture item={item} className="aspect-4/3 w-full" />
                      <p className="flex items-baseline gap-2 p-4">
                        <b className="text-step-2 leading-none font-extrabold text-olive">
                          {format.number(units)}
                        </b>
                        <span className="leading-snug">{item.name}</span>
                      </p>
                    </Card>
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="all" className="mt-10">
              <h2 id="all" className="text-step-2">
                {t('store.mine.all')}
              </h2>
              <ul className="mt-4 grid gap-4 lg:grid-cols-2">
                {own.items.map((redemption) => (
                  <RedemptionRow key={redemption.id} redemption={redemption} />
                ))}
              </ul>
              {own.next !== undefined && (
                <p className="mt-6">
                  <Button href={href('storeMine', undefined, { after: own.next })} variant="secondary">
                    {t('store.mine.older')}
                  </Button>
                </p>
              )}
            </section>
          </>
        )}
      </Container>
    </>
  );
}
