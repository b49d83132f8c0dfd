declare module 'virtual:api-contract' {
  import type { AnyContractRouter } from '@orpc/contract';
  /** Methods and paths of the API, without schemas; made by the build from src/app/contract.ts. */
  const contract: AnyContractRouter;
  export default contract;
}
