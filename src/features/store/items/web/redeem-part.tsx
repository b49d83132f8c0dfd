import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { AddressInputs } from '#features/store/web/address-inputs.tsx';
import { redeemKeyKey, redeemKeyQuery } from '#features/store/web/store-queries.ts';
import { placeOfRedemption } from '#features/store/web/place-of-redemption.ts';
import type { RedeemTold } from '#features/store/offered/page-places.ts';
import { ItemPicture } from './item-picture.tsx';
import { useOfferWords } from './offer-words.ts';
import { SizeChoice } from './size-choice.tsx';
import { redeemForm } from './store-forms.ts';

/** Asks once more before coins are exchanged: a dialog; without JavaScript, a sheet at the head of the page. */
export default function RedeemSheet({ item, store, onClose }: RedeemTold) {
  const t = useTranslations();
  const isLive = useIsLive();
  const { question } = useOfferWords()(item);
  const form = <RedeemForm item={item} store={store} onClose={onClose} />;
  if (isLive) {
    return (
      <Dialog title={question} closeLabel={t('store.redeem.notNow')} onClose={onClose}>
        {form}
      </Dialog>
    );
  }
  return (
    <Card as="section" id="redeem" labelledBy="redeem-title" className="mx-auto mb-10 max-w-form">
      <h2 id="redeem-title" className="text-step-2">
        {question}
      </h2>
      {form}
    </Card>
  );
}

function RedeemForm({ item, store, onClose }: RedeemTold) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isLive = useIsLive();
  const { data: key } = useSuspenseQuery(redeemKeyQuery);
  const isGoods = item.kind === 'goods';
  const { confirm } = useOfferWords(store.needsGuardian)(item);
  const coins = store.coins ?? 0;
  const form = usePageForm(redeemForm, {
    about: [item.id],
    ...(item.kind !== 'impact' && {
      doneText: isGoods && store.needsGuardian ? t('store.redeem.asked') : t('store.redeem.done'),
    }),
    invalidates: [api.store.key(), api.rewards.key(), api.people.avatars.key()],
    async onDone(redemption) {
      await queries.resetQueries({ queryKey: redeemKeyKey });
      onClose();
      const place = placeOfRedemption(redemption);
      if (place) await navigate(place);
    },
  });
  return (
    <PageForm form={form} className="mt-4 space-y-5">
      <input type="hidden" name="price" value={item.price} />
      <input type="hidden" name="key" value={key} />
      <div className="flex items-center gap-4 rounded-control bg-sand p-3">
        <ItemPicture item={item} className="h-24 w-32 shrink-0 rounded-small" />
        <div>
          <p className="font-bold">{item.name}</p>
          <p className="flex gap-2">
            <Icon shape={IconCoins} className="mt-0.5 text-gold-deep" />
            <span>{t('store.redeem.sum', { price: item.price, left: coins - item.price })}</span>
          </p>
        </div>
      </div>
      {isGoods && <SizeChoice variants={item.variants} />}
      {isGoods && store.needsGuardian && <p className="text-pretty">{t('store.redeem.parentFirst')}</p>}
      {isGoods && !store.needsGuardian && <AddressInputs />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant={item.kind === 'impact' ? 'reward' : 'primary'}>{confirm}</SubmitButton>
        {isLive ? (
          <Button variant="quiet" onClick={onClose}>
            {t('store.redeem.notNow')}
          </Button>
        ) : (
          <Button variant="quiet" href={href('store')}>
            {t('store.redeem.notNow')}
          </Button>
        )}
      </div>
    </PageForm>
  );
}
