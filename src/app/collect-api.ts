import { features, type featureList } from './features.ts';

type WithApi = Extract<(typeof featureList)[number], { api: object }>;

/** One half of the API, by the names of the features. */
type ApiHalf<Half extends 'contract' | 'router'> = {
  [Name in WithApi['name']]: Extract<WithApi, { name: Name }>['api'][Half];
};

/** The contracts of all features, or what implements them. */
export function collectApi<Half extends 'contract' | 'router'>(half: Half): ApiHalf<Half> {
  const entries = features.flatMap(({ name, api }) => (api ? [[name, api[half]] as const] : []));
  // The manifests' own types say what each name stands for.
  return Object.fromEntries(entries) as ApiHalf<Half>;
}
