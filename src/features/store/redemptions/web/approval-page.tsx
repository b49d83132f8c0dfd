import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionData, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#page/form/form-answer.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { ordersOfLinkQuery } from '#features/store/web/store-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { countriesQuery } from '#page/countries-query.ts';
import type { AskedOrder, AskedOrders } from '../contract.ts';
import { AskedOrderCard } from './asked-order-card.tsx';
import { linkForms } from './order-forms.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await Promise.all([
    page.queries.ensureQueryData(ordersOfLinkQuery(page, params['token'] ?? '')),
    page.queries.ensureQueryData(countriesQuery(page)),
  ]);
}

/** `/approve/redemptions/{token}`: a parent answers what a child has asked for. Opening the page changes nothing. */
export default function ApprovalPage() {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const { token = '' } = useParams();
  const query = ordersOfLinkQuery(page, token);
  const { data } = useSuspenseQuery(query);
  const [isAnswered, setAnswered] = useState(false);
  // Without JavaScript, the page is shown again after the last answer, with which its link has ended.
  const isPosted = useActionData<FormAnswer>()?.done === true;
  const open = data?.items ?? [];
  const head = <PageHead title={t('store.approve.title')} path={href('start')} noindex />;
  if (!data && !isPosted) {
    return (
      <>
        {head}
        <AnswerSheet scene="lock" title={t('store.approve.goneTitle')} text={t('store.approve.goneText')} />
      </>
    );
  }
  if (open.length === 0) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="table-talk"
          headline={(element) => void (isAnswered && element?.focus())}
          title={t('store.approve.doneTitle')}
          text={t('store.approve.doneText')}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet scene="table-talk" title={t('store.approve.title')} text={t('store.approve.intro')}>
        <ul className="mt-6 space-y-8">
          {open.map((order) => (
            <li key={order.id} className="border-t border-line pt-6">
              <OrderOfLink
                order={order}
                onAnswered={(left) => {
                  setAnswered(true);
                  queries.setQueryData(query.queryKey, left);
                }}
              />
            </li>
          ))}
        </ul>
      </AnswerSheet>
    </>
  );
}

interface OrderOfLinkProps {
  order: AskedOrder;
  onAnswered(left: AskedOrders): void;
}

function OrderOfLink({ order, onAnswered }: OrderOfLinkProps) {
  const t = useTranslations();
  const agree = usePageForm(linkForms.agree, {
    about: [order.id],
    doneText: t('store.approve.agreed'),
    onDone: onAnswered,
  });
  const refuse = usePageForm(linkForms.refuse, {
    about: [order.id],
    doneText: t('store.approve.refused'),
    onDone: onAnswered,
  });
  return <AskedOrderCard order={order} agree={agree} refuse={refuse} />;
}
