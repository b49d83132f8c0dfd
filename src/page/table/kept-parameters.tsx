import { useSearchParams } from 'react-router';

/** What an address says besides the fields of a form, so that sending the form keeps it. The page begins again. */
export function KeptParameters({ except }: { except: readonly string[] }) {
  const [search] = useSearchParams();
  const kept = [...search].filter(([name, value]) => name !== 'at' && value !== '' && !except.includes(name));
  return kept.map(([name, value], index) => (
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
}
