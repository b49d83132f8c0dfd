import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { askedOrdersQuery } from '#features/store/web/store-queries.ts';
import { countriesQuery } from '#page/countries-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import type { AskedOrder } from '../contract.ts';
import { AskedOrderCard } from './asked-order-card.tsx';
import { panelForms } from './order-forms.ts';

export async function load({ page }: PageArgs): Promise<void> {
  if (!(await page.queries.ensureQueryData(viewerQuery(page.api)))) return;
  const { items } = await page.queries.query({ ...askedOrdersQuery(page), staleTime: 0 });
  if (items.length > 0) await page.queries.ensureQueryData(countriesQuery(page));
}

/** On a parent's home and on her family's screen: what her children would like from the store, for her to answer. Nothing, if nothing waits. */
export default function AskedOrdersPart() {
  const t = useTranslations();
  const viewer = useViewer();
  const { data } = useQuery({ ...askedOrdersQuery(usePage()), enabled: viewer !== null });
  if (!data || data.items.length === 0) return null;
  return (
    <Container className="py-8">
      <section id="asked-orders" aria-labelledby="asked-orders-title">
        <h2 id="asked-orders-title" className="text-step-3">
          {t('store.approve.panel')}
        </h2>
        <ul className="mt-5 grid items-start gap-6 lg:grid-cols-2">
          {data.items.map((order) => (
            <Card as="li" key={order.id}>
              {/* The first order may come while the page is open, before the names of countries. */}
              <Suspense>
                <OwnOrder order={order} />
              </Suspense>
            </Card>
          ))}
        </ul>
      </section>
    </Container>
  );
}

function OwnOrder({ order }: { order: AskedOrder }) {
  const t = useTranslations();
  const { api } = usePage();
  const invalidates = [api.store.key(), api.families.key()];
  const agree = usePageForm(panelForms.agree, {
    about: [order.id],
    doneText: t('store.approve.agreed'),
    invalidates,
  });
  const refuse = usePageForm(panelForms.refuse, {
    about: [order.id],
    doneText: t('store.approve.refused'),
    invalidates,
  });
  return <AskedOrderCard order={order} agree={agree} refuse={refuse} />;
}
