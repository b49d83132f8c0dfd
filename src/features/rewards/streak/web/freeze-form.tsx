import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { StreakView } from '#features/rewards/dashboard/contract.ts';
import { buyFreezeForm } from '#features/rewards/web/reward-forms.ts';

interface FreezeFormProps {
  streak: StreakView;
  coins: number;
  /** Nothing is bought on Shabbat and Yom Tov. */
  rests: boolean;
}

/** How many freezes she holds, what they do, and one more for coins if she has room and coins for it. */
export function FreezeForm({ streak, coins, rests }: FreezeFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(buyFreezeForm, { invalidates: [api.rewards.key()] });
  const { done, outcomeRef } = form;
  const { freezes, freezesAtMost, freezePrice, nextNumber } = streak;
  const hasRoom = freezes < freezesAtMost;
  return (
    <div id="freeze" className="mt-6 rounded-control bg-sand p-4">
      <h3 className="flex items-center gap-2 text-step-0 font-bold">
        <Icon shape={IconSnowflake} size={20} className="text-violet" />
        {t('rewards.freeze.title')}
      </h3>
      <div ref={outcomeRef} tabIndex={-1} role="status" className="mt-1 outline-none">
        {done && <p className="font-semibold text-olive">{t('rewards.freeze.bought')}</p>}
        <p>{t('rewards.freeze.held', { held: freezes, most: freezesAtMost })}</p>
      </div>
      <p className="mt-1 text-step--1 text-muted">{t('rewards.freeze.how')}</p>
      <FormMessage form={form} tone="warning" className="mt-3" />
      {hasRoom && !rests && coins >= freezePrice && (
        <PageForm form={form} isMessageElsewhere className="mt-3">
          <input type="hidden" name="number" value={nextNumber} />
          <SubmitButton variant="secondary" size="s">
            {t('rewards.freeze.buy', { price: freezePrice })}
          </SubmitButton>
        </PageForm>
      )}
      {hasRoom && !rests && coins < freezePrice && (
        <p className="mt-2 text-step--1 font-medium">{t('rewards.freeze.price', { price: freezePrice })}</p>
      )}
    </div>
  );
}
