import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { useMoment } from '#page/use-moment.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { DedicationFields } from '#features/sponsorships/web/dedication-fields.tsx';
import { ownSponsorshipQuery } from '#features/sponsorships/web/sponsorship-queries.ts';
import { useDedicationWords } from '#features/sponsorships/web/use-dedication-words.ts';
import type { OwnSponsorship } from '../contract.ts';
import { repeatForm, rewordForm } from './own-forms.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(ownSponsorshipQuery(page.api, params['token'] ?? ''));
}

/** `/donate/sponsorships/{token}`: how it stands, its words, and its next year; anyone who has the address acts as the sponsor. */
export default function SponsorshipPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: own } = useSuspenseQuery(ownSponsorshipQuery(api, token));
  const { kinds } = useDedicationWords();
  return (
    <>
      <PageHead title={t('sponsorships.own.headTitle')} path={href('sponsorships')} noindex />
      <PageSection width="reading">
        <h1 className="text-step-3 font-extrabold text-balance">{own.about}</h1>
        <p className="mt-3 text-step-1 text-pretty">
          {kinds[own.kind]} <bdi className="font-semibold">{own.words}</bdi>
        </p>
        <Standing own={own} />
        {own.payTarget !== null && <Again own={own} target={own.payTarget} />}
        {own.mayChange && (
          <div className="mt-8 grid gap-6">
            <Reword key={own.version} own={own} />
            <Repeat key={String(own.repeats)} own={own} />
          </div>
        )}
      </PageSection>
    </>
  );
}

function Standing({ own }: { own: OwnSponsorship }) {
  const t = useTranslations();
  const { states, reviews } = useDedicationWords();
  const { state, review, reason } = own;
  return (
    <>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge>{states[state]}</Badge>
        {state !== 'freed' && (
          <Badge tone={review === 'approved' ? 'progress' : 'info'}>{reviews[review]}</Badge>
        )}
      </p>
      {review === 'declined' && (
        <Callout tone="warning" title={t('sponsorships.own.declined')} className="mt-6">
          <span className="whitespace-pre-line">{reason}</span>
        </Callout>
      )}
    </>
  );
}

function Again({ own, target }: { own: OwnSponsorship; target: string }) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <Card as="section" labelledBy="again" className="mt-8">
      <h2 id="again" className="text-step-1 font-bold">
        {t('sponsorships.own.againTitle')}
      </h2>
      <p className="mt-2 text-pretty">
        {t('sponsorships.own.again', { until: moment(own.keptUntil ?? '', { dateStyle: 'long' }) })}
      </p>
      <Button href={href('donate', undefined, { to: target })} className="mt-4">
        {t('sponsorships.own.give')}
      </Button>
    </Card>
  );
}

function Reword({ own }: { own: OwnSponsorship }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(rewordForm, {
    invalidates: [api.sponsorships.own.key()],
    doneText: t('sponsorships.own.reworded'),
  });
  return (
    <Card as="section" labelledBy="reword">
      <h2 id="reword" className="text-step-1 font-bold">
        {t('sponsorships.own.rewordTitle')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('sponsorships.own.rewordText')}</p>
      <PageForm form={form} className="mt-4 space-y-5">
        <DedicationFields known={own} />
        <SubmitButton variant="secondary">{t('sponsorships.own.reword')}</SubmitButton>
      </PageForm>
    </Card>
  );
}

function Repeat({ own }: { own: OwnSponsorship }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(repeatForm, {
    about: [own.repeats ? 'no' : 'yes'],
    invalidates: [api.sponsorships.own.key()],
    doneText: t('sponsorships.own.saved'),
  });
  return (
    <Card as="section" labelledBy="repeat">
      <h2 id="repeat" className="text-step-1 font-bold">
        {t('sponsorships.own.repeatTitle')}
      </h2>
      <p className="mt-2 text-pretty">
        {own.nextYear === null
          ? t('sponsorships.own.notRepeated')
          : t('sponsorships.own.repeated', { next: own.nextYear })}
      </p>
      <PageForm form={form} className="mt-4">
        <SubmitButton variant="secondary">
          {own.repeats ? t('sponsorships.own.stop') : t('sponsorships.own.start')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}
