import { useQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { authoredLook } from './authored-look.ts';
import { contentBlocksQuery } from './content-blocks-query.ts';

/** The blocks that staff have written for a page; nothing where there are none, or where they could not be loaded. */
export function ContentBlocks({ category }: { category: string }) {
  const { data } = useQuery(contentBlocksQuery(usePage(), category));
  return data?.items.map(({ key, title, html }) => (
    <PageSection key={String(key)} width="reading" labelledBy={`block-${String(key)}`}>
      <h2 id={`block-${String(key)}`} className="text-step-3 font-extrabold">
        {String(title)}
      </h2>
      <div
        className={`mt-4 wrap-break-word ${authoredLook}`}
        // oxlint-disable-next-line react/no-danger -- the server has made it of our own blocks, and cleaned it again
        dangerouslySetInnerHTML={{ __html: typeof html === 'string' ? html : '' }}
      />
    </PageSection>
  ));
}
