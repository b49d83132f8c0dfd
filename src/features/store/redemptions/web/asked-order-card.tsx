import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { ItemPicture } from '#features/store/items/web/item-picture.tsx';
import { AddressInputs } from '#features/store/web/address-inputs.tsx';
import type { AskedOrder } from '../contract.ts';

interface AskedOrderCardProps {
  order: AskedOrder;
  agree: PageFormState;
  refuse: PageFormState;
}

/** What a child would like, for her parent to answer: yes, with the address; no, perhaps with a word to her. */
export function AskedOrderCard({ order, agree, refuse }: AskedOrderCardProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { item, child, variant, coins, version, expiresAt } = order;
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <ItemPicture item={item} className="h-27 w-36 shrink-0 rounded-control" />
        <div className="min-w-40 grow basis-0">
          <p className="text-step-1 leading-snug font-bold">
            {t.rich('store.approve.wish', { child, item: item.name, bdi: isolate })}
            {variant && (
              <span className="font-normal text-muted">
                {' · '}
                <bdi>{variant}</bdi>
              </span>
            )}
          </p>
          <p className="mt-1 flex items-center gap-1.5 text-muted">
            <Icon shape={IconCoins} size={18} className="text-gold-deep" />
            {t('store.approve.coins', { coins })}
          </p>
          <p className="mt-1 text-step--1 text-muted">
            {t('store.approve.until', {
              day: format.dateTime(new Date(expiresAt), { day: 'numeric', month: 'long' }),
            })}
          </p>
        </div>
      </div>
      <details className="group mt-4" open={agree.isPosted}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-pill bg-pomegranate px-6 font-semibold text-white">
          {t('store.approve.agree')}
        </summary>
        <PageForm form={agree} className="mt-4 space-y-5">
          <input type="hidden" name="version" value={version} />
          <AddressInputs />
          <SubmitButton wide>{t('store.approve.agreeConfirm')}</SubmitButton>
        </PageForm>
      </details>
      <details className="mt-2" open={refuse.isPosted}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('store.approve.refuse')}
        </summary>
        <PageForm form={refuse} className="mt-2 space-y-4 rounded-control bg-sand p-4">
          <input type="hidden" name="version" value={version} />
          <PageField
            name="word"
            label={t.rich('store.approve.word', { child, bdi: isolate })}
            hint={t('store.approve.wordHint')}
          >
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
          </PageField>
          <SubmitButton variant="secondary">{t('store.approve.refuseConfirm')}</SubmitButton>
        </PageForm>
      </details>
    </div>
  );
}
