import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { HandedInView } from '../contract.ts';
import { handedInHref, listVariants } from '../policy.ts';

export type HandedInRow = Selectable<Tables['handed_in_files']>;

/** A file as it is shown to people who may read it. */
export function viewRow(row: HandedInRow): HandedInView {
  const { id, status, kind, problem, width, height, seconds } = row;
  const isReady = status === 'ready';
  const variants = isReady && kind ? listVariants(kind) : [];
  return {
    id,
    name: row.file_name,
    state: isReady || status === 'refused' ? status : 'checking',
    ...(kind !== null && { kind }),
    ...(problem !== null && { problem }),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(seconds !== null && { seconds }),
    variants: Object.fromEntries(variants.map((variant) => [variant, handedInHref(id, variant)])),
  };
}
