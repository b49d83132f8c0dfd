import type { AnyContractProcedure } from '@orpc/contract';
import { findDeclaredBody } from '#core/declared-body.ts';
import { documentedContract } from './contract.ts';

const procedures = Object.values(documentedContract).flatMap((part): AnyContractProcedure[] =>
  '~orpc' in part ? [part] : Object.values<AnyContractProcedure>(part),
);

const addresses = procedures.map((procedure) => {
  const { method = '', path = '' } = procedure['~orpc'].route;
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
});

/** The calls whose bodies may be larger than others'. */
export function listLargeBodies() {
  return procedures.flatMap((procedure) => {
    const { route } = procedure['~orpc'];
    const body = findDeclaredBody(procedure['~orpc'].meta as object);
    return body ? [{ path: route.path ?? '', ...body }] : [];
  });
}

/** The methods that an API address accepts; none for an unknown address. */
export function listAllowedMethods(url: string): string[] {
  const [path = ''] = url.split('?', 1);
  const methods = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
