import type { storeContract } from './contract.ts';
declare module '../../core/api.ts' {
  interface Api {
    store: typeof storeContract;
  }
}
