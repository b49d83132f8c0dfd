import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';

/** What it costs, in coins. */
export function PriceTag({ coins }: { coins: number }) {
  const t = useTranslations();
  return (
    <Badge tone="reward" icon={IconCoins}>
      {t('store.price.coins', { coins })}
    </Badge>
  );
}
