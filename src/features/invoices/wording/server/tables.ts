import type { Locale } from '#core/locale.ts';
import type { ReceiptLaw } from '../policy.ts';

interface ReceiptWordingsTable {
  law: ReceiptLaw;
  language: Locale;
  text: string;
  changed_at: Date;
}

/** Words of one's own, by language, as a document froze them. */
export interface FrozenWording {
  law?: Partial<Record<Locale, string>>;
  giftAid?: Partial<Record<Locale, string>>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    receipt_wordings: ReceiptWordingsTable;
  }
}
