import { checkoutContract } from './checkout/contract.ts';

export const sandboxContract = checkoutContract;

declare module '../../core/api.ts' {
  interface Api {
    sandbox: typeof sandboxContract;
  }
}
