declare module 'virtual:api-contract' {
  import type { AnyContractRouter } from '@orpc/contract';
  /** Methods and paths of the API, without schemas; made by the build from src/app/contract.ts. */
  const contract: AnyContractRouter;
  export default contract;
}

declare module 'virtual:admin-contract' {
  import type { AnyContractRouter } from '@orpc/contract';
  /** The same of the administration, which only staff load. */
  const contract: AnyContractRouter;
  export default contract;
}
