import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { useGiftTime } from '#features/campaigns/web/use-gift-time.ts';
import type { OwnGift } from '../contract.ts';
import { longestThanks, shortestThanks } from '../policy.ts';
import { ownGiftsQuery, readAfter } from './own-gifts-query.ts';
import { thanksForm } from './thanks-form.ts';

interface GiftsCardProps {
  campaign: Pick<CampaignView, 'slug' | 'currency'>;
  teamSlug?: string;
}

/** The gifts of a campaign or of a team for those who look after it, each with the donor's name and a way to thank her. */
export function GiftsCard({ campaign, teamSlug }: GiftsCardProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const after = readAfter(search);
  const { data } = useSuspenseQuery(
    ownGiftsQuery(api, { slug: campaign.slug, ...(teamSlug !== undefined && { teamSlug }), after }),
  );
  return (
    <Card as="section" id="gifts" labelledBy="own-gifts" className="scroll-mt-24">
      <h2 id="own-gifts" className="text-step-1 font-bold">
        {t('campaigns.thanks.title')}
      </h2>
      {data.items.length === 0 ? (
        <p className="mt-2 text-pretty text-muted">{t('campaigns.thanks.none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {data.items.map((gift) => (
            <GiftItem key={gift.id} gift={gift} currency={campaign.currency} />
          ))}
        </ul>
      )}
      {(data.next ?? after) !== undefined && (
        <p className="mt-3 flex flex-wrap gap-x-6">
          {after !== undefined && (
            <a href={`${pathname}#gifts`} className="text-link inline-flex min-h-11 items-center">
              {t('campaigns.thanks.newest')}
            </a>
          )}
          {data.next !== undefined && (
            <a
              href={`${pathname}?${new URLSearchParams({ after: data.next })}#gifts`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('campaigns.thanks.older')}
            </a>
          )}
        </p>
      )}
    </Card>
  );
}

function GiftItem({ gift, currency }: { gift: OwnGift; currency: CampaignView['currency'] }) {
  const t = useTranslations();
  const time = useGiftTime();
  const { amount } = useCampaignWords();
  const { api } = usePage();
  const { box, close } = useDisclosed();
  const name = gift.name || t('campaigns.live.anonymous');
  const form = usePageForm(thanksForm, {
    about: [gift.id],
    doneText: t('campaigns.thanks.sent'),
    invalidates: [api.campaigns.ownGifts.key()],
    onDone: close,
  });
  const shown = {
    named: undefined,
    amount_hidden: t('campaigns.thanks.amountHidden'),
    anonymous: t('campaigns.thanks.isAnonymous'),
  }[gift.anonymity];
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
        <b className="shrink-0 tabular-nums">{amount(gift.amount, currency)}</b>
      </p>
      <p className="text-step--1 text-muted">
        {time(gift)}
        {gift.team !== null && (
          <>
            {' · '}
            <bdi>{gift.team}</bdi>
          </>
        )}
        {shown !== undefined && ` · ${shown}`}
      </p>
      {gift.isThanked && (
        <p className="text-step--1 font-semibold text-olive">{t('campaigns.thanks.thanked')}</p>
      )}
      {gift.mayThank && (
        <Disclosure
          box={box}
          opener={t('campaigns.thanks.open')}
          spoken={t('campaigns.thanks.openNamed', { name })}
          isRefused={form.refusal !== undefined}
        >
          <PageForm form={form} className="mt-1 space-y-3">
            <PageField
              name="text"
              label={t('campaigns.thanks.text')}
              hint={t('campaigns.thanks.textHint')}
              required
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={4}
                  dir="auto"
                  minLength={shortestThanks}
                  maxLength={longestThanks}
                  className={controlLook}
                />
              )}
            </PageField>
            <SubmitButton size="s">{t('campaigns.thanks.send')}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </li>
  );
}
