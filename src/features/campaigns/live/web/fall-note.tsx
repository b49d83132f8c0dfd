import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { showNext } from '../policy.ts';

interface FallNoteProps {
  raised: number;
  currency: Currency;
  className: string;
}

/** Says below a total by how much it has just fallen, by a refund or a moved gift. Its `key` names the campaign or team. */
export function FallNote({ raised, currency, className }: FallNoteProps) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const [before, setBefore] = useState({ sum: raised, fell: 0 });
  const shown = showNext(before, raised);
  if (shown !== before) setBefore(shown);
  if (shown.fell === 0) return null;
  return <p className={className}>{t('campaigns.live.fell', { sum: amount(shown.fell, currency) })}</p>;
}
