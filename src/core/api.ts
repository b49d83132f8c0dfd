/**
 * The product's API, one member a feature: each `contract.ts` adds its own by declaration merging, so that pages see
 * the whole API without importing another feature.
 */
export interface Api {}
