import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

/** Streak freezes, which are bought beside the streak. */
export function FreezeCard() {
  const t = useTranslations();
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <span className="grid aspect-4/3 w-full place-content-center bg-tint-violet text-violet">
        <Icon shape={IconSnowflake} size={96} />
      </span>
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h3 className="text-step-1 leading-snug font-bold">{t('store.freeze.title')}</h3>
          <p className="mt-2 text-pretty text-muted">{t('store.freeze.text')}</p>
        </div>
        <Button href={`${href('dashboard')}#freeze`} variant="secondary" wide className="mt-auto">
          {t('store.freeze.link')}
        </Button>
      </div>
    </Card>
  );
}
