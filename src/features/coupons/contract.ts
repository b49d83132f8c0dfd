import { editingContract } from './editing/contract.ts';

export const couponsContract = { ...editingContract };

declare module '../../core/api.ts' {
  interface Api {
    coupons: typeof couponsContract;
  }
}
