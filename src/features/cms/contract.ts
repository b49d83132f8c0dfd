import { deliveryContract } from './delivery/contract.ts';
import { entriesContract } from './entries/contract.ts';
import { lifeContract } from './life/contract.ts';
import { missingContract } from './missing/contract.ts';
import { previewsContract } from './previews/contract.ts';
import { translationContract } from './translation/contract.ts';
import { versionsContract } from './versions/contract.ts';

// What other features' pages may know of an entry.
export type { EntryView } from './entries/contract.ts';

export const cmsContract = {
  ...entriesContract,
  ...lifeContract,
  ...missingContract,
  ...versionsContract,
  ...deliveryContract,
  ...previewsContract,
  ...translationContract,
};

declare module '../../core/api.ts' {
  interface Api {
    cms: typeof cmsContract;
  }
}
