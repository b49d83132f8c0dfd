import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { countriesQuery } from '#page/countries-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import {
  askerTexts,
  beneficiaryTexts,
  planTexts,
  shareTexts,
} from '#features/scholarships/asking/web/words.ts';
import type { ScholarshipDetail } from '#features/scholarships/deciding/contract.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { DeclineCard } from './decline-card.tsx';
import { requestQuery } from './deciding-queries.ts';
import { Facts } from '#page/admin/facts.tsx';
import { GrantDiscountCard } from './grant-discount-card.tsx';
import { GrantPlanCard } from './grant-plan-card.tsx';
import { RequestStateBadge } from './request-state-badge.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** `/admin/money/scholarships/{id}`: what someone asks for, and the decision. */
export default function RequestPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { requestId = '' } = useParams();
  const { data: request } = useSuspenseQuery(requestQuery(api, requestId));
  return (
    <>
      <AdminPageHead
        title={request.name}
        trail={[{ text: t('scholarships.list.title'), href: adminHref('adminScholarships') }]}
      />
      <p className="mt-2">
        <RequestStateBadge state={request.state} />
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Asked request={request} />
          {request.state === 'open' && <BudgetPanel />}
        </div>
        {request.state === 'open' ? (
          <div className="grid min-w-0 gap-6">
            <GrantPlanCard request={request} />
            <GrantDiscountCard request={request} />
            <DeclineCard request={request} />
          </div>
        ) : (
          <Decided request={request} />
        )}
      </div>
    </>
  );
}

function Asked({ request }: { request: ScholarshipDetail }) {
  const t = useTranslations();
  const { data: countries } = useSuspenseQuery(countriesQuery(usePage()));
  const country = countries.find(({ code }) => code === request.country)?.name ?? request.country;
  const moment = useMoment();
  const { dollars } = useDecidingWords();
  const { asker, beneficiary, plan, share, monthly } = request;
  return (
    <Card as="section" labelledBy="asked" padding="l" className="min-w-0">
      <h2 id="asked" className="text-step-1 font-bold">
        {t('scholarships.request.words')}
      </h2>
      <p dir="auto" lang={request.language} className="mt-3 max-w-reading whitespace-pre-wrap wrap-anywhere">
        {request.words}
      </p>
      {request.others > 0 && (
        <Callout className="mt-5">{t('scholarships.request.others', { count: request.others })}</Callout>
      )}
      <Facts
        facts={[
          [t('scholarships.list.asker'), t(askerTexts[asker])],
          [t('scholarships.list.beneficiary'), t(beneficiaryTexts[beneficiary])],
          [
            t('scholarships.list.plan'),
            t('scholarships.request.planCosts', {
              plan: t(planTexts[plan]),
              price: dollars(monthly[plan]),
            }),
          ],
          [t('scholarships.list.share'), t(shareTexts[share])],
          [t('scholarships.request.email'), request.emailAddress],
          [
            t('scholarships.request.account'),
            request.hasAccount ? t('scholarships.request.hasAccount') : t('scholarships.request.noAccount'),
          ],
          [t('scholarships.request.country'), country],
          [t('scholarships.request.language'), locales[request.language].name],
          [t('scholarships.list.asked'), moment(request.askedAt, { dateStyle: 'long', timeStyle: 'short' })],
        ]}
      />
    </Card>
  );
}

function Decided({ request }: { request: ScholarshipDetail }) {
  const t = useTranslations();
  const moment = useMoment();
  const { reasons } = useDecidingWords();
  const at = moment(request.decidedAt ?? 0, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card as="section" labelledBy="decided" padding="l" className="min-w-0">
      <h2 id="decided" className="text-step-1 font-bold">
        {t('scholarships.request.decision')}
      </h2>
      <p className="mt-3">
        {request.decidedBy === null
          ? t('scholarships.request.decidedAt', { at })
          : t('scholarships.request.decidedBy', { name: request.decidedBy, at })}
      </p>
      {request.reason !== null && <p className="mt-3">{reasons[request.reason]}</p>}
      {request.answer !== '' && (
        <p dir="auto" className="mt-3 max-w-reading whitespace-pre-wrap wrap-anywhere">
          {request.answer}
        </p>
      )}
      {request.grantId !== null && (
        <a
          href={adminHref('adminScholarshipGrant', { grantId: request.grantId })}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('scholarships.request.toGrant')}
        </a>
      )}
    </Card>
  );
}
