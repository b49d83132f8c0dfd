import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { planTexts } from '#features/scholarships/asking/web/words.ts';
import type { ScholarshipGrantDetail } from '#features/scholarships/deciding/contract.ts';
import { CostTable } from './cost-table.tsx';
import { extendForm, withdrawForm } from './deciding-forms.ts';
import { grantQuery } from './deciding-queries.ts';
import { DecisionCard } from './decision-card.tsx';
import { Facts } from '#page/admin/facts.tsx';
import { GrantStateBadge } from './grant-state-badge.tsx';
import { useDecidingWords } from './use-deciding-words.ts';

/** `/admin/money/scholarships/grants/{id}`: what someone was given, and what becomes of it. */
export default function GrantPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { grantId = '' } = useParams();
  const { data: grant } = useSuspenseQuery(grantQuery(api, grantId));
  return (
    <>
      <AdminPageHead
        title={grant.holder?.name ?? t('scholarships.grant.nobody')}
        trail={[
          { text: t('scholarships.list.title'), href: adminHref('adminScholarships') },
          { text: t('scholarships.list.grants'), href: adminHref('adminScholarshipGrants') },
        ]}
      />
      <p className="mt-2">
        <GrantStateBadge state={grant.state} />
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <GrantFacts grant={grant} />
          <CostTable grant={grant} />
        </div>
        <div className="grid min-w-0 gap-6">
          {grant.mayExtend && <Extend key={grant.version} grant={grant} />}
          {grant.mayWithdraw && <Withdraw grant={grant} />}
        </div>
      </div>
    </>
  );
}

function GrantFacts({ grant }: { grant: ScholarshipGrantDetail }) {
  const t = useTranslations();
  const moment = useMoment();
  const { kinds, day, percent } = useDecidingWords();
  const isDiscount = grant.kind === 'discount';
  return (
    <Card as="section" labelledBy="given" padding="l" className="min-w-0">
      <h2 id="given" className="text-step-1 font-bold">
        {isDiscount
          ? t('scholarships.grant.discountOf', { percent: percent(grant.percent) })
          : kinds[grant.kind]}
      </h2>
      <Facts
        facts={[
          [t('scholarships.grant.endsOn'), day(grant.endsOn)],
          [t('scholarships.list.plan'), isDiscount ? t(planTexts[grant.plan]) : null],
          [
            t('scholarships.decide.payments'),
            grant.payments === null
              ? null
              : grant.payments === 'every'
                ? t('scholarships.decide.every')
                : t('scholarships.decide.first'),
          ],
          [t('scholarships.grant.granted'), moment(grant.grantedAt, { dateStyle: 'long' })],
          [t('scholarships.grant.by'), grant.grantedBy],
          [t('scholarships.give.note'), grant.note === '' ? null : grant.note],
        ]}
      />
      {grant.requestId !== null && (
        <a
          href={adminHref('adminScholarship', { requestId: grant.requestId })}
          className="mt-3 inline-flex min-h-11 items-center text-link"
        >
          {t('scholarships.grant.toRequest')}
        </a>
      )}
    </Card>
  );
}

function Extend({ grant }: { grant: ScholarshipGrantDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(extendForm, {
    about: [grant.id],
    doneText: t('scholarships.grant.extended'),
    invalidates: [api.scholarships.key()],
  });
  return (
    <DecisionCard
      title={t('scholarships.grant.extendTitle')}
      text={grant.inBudget ? t('scholarships.grant.extendText') : t('scholarships.grant.extendBeside')}
      version={grant.version}
      form={form}
    >
      <PageField name="endsOn" label={t('scholarships.decide.endsOn')} known={grant.endsOn} required>
        {(control) => <TextInput {...control} type="date" />}
      </PageField>
      <SubmitButton>{t('scholarships.grant.extend')}</SubmitButton>
    </DecisionCard>
  );
}

function Withdraw({ grant }: { grant: ScholarshipGrantDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(withdrawForm, {
    about: [grant.id],
    doneText: t('scholarships.grant.withdrawn'),
    invalidates: [api.scholarships.key()],
  });
  return (
    <Card as="section" labelledBy="withdraw" padding="l">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
          <h2 id="withdraw" className="text-step-1 font-bold">
            {t('scholarships.grant.withdrawTitle')}
          </h2>
          <Icon shape={IconChevronDown} className="transition duration-200 group-open:rotate-180" />
        </summary>
        <p className="mt-1 text-pretty text-muted">{t('scholarships.grant.withdrawText')}</p>
        <PageForm form={form} className="mt-4">
          <input type="hidden" name="version" value={grant.version} />
          <SubmitButton variant="secondary">{t('scholarships.grant.withdraw')}</SubmitButton>
        </PageForm>
      </details>
    </Card>
  );
}
