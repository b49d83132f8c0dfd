/** Sent when what visitors see of the store has changed: pages made from it are made again. */
export { storeChanged } from './store-changed.ts';
