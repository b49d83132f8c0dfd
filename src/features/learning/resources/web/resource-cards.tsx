import { usePage } from '#page/page-provider.tsx';
import type { ResourceView } from '../contract.ts';
import { ResourceCard } from './resource-card.tsx';

interface ResourceCardsProps {
  files: readonly ResourceView[];
  headingLevel: 3 | 4;
}

/** One course's files, one card per kind, each with the page's own language first. */
export function ResourceCards({ files, headingLevel }: ResourceCardsProps) {
  const { locale } = usePage();
  const ownFirst = files.toSorted((a, b) => Number(b.lang === locale) - Number(a.lang === locale));
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => (
        <ResourceCard
          key={kind}
          kind={kind}
          files={ownFirst.filter((file) => file.kind === kind)}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}
