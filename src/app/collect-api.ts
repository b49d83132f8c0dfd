import { toCamelCase } from '#core/camel-case.ts';
import { features, type featureList } from './features.ts';

/** A folder's name as the API spells it: `study-groups` is `studyGroups` there. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type WithApi = Extract<(typeof featureList)[number], { api: object }>;

/** One half of the API, by the names of the features. */
type ApiHalf<Half extends 'contract' | 'router'> = {
  [F in WithApi as CamelCase<F['name']>]: F['api'][Half];
};

/** The contracts of all features, or what implements them. */
export function collectApi<Half extends 'contract' | 'router'>(half: Half): ApiHalf<Half> {
  const entries = features.flatMap(({ name, api }) => (api ? [[toCamelCase(name), api[half]] as const] : []));
  // The manifests' own types say what each name stands for.
  return Object.fromEntries(entries) as ApiHalf<Half>;
}
