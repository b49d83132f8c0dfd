import type { Block } from '../contract.ts';
import { Runs } from './runs.tsx';

/** Paragraphs and lists of an authored page. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index} className="mt-4">
        <Runs runs={block.runs} />
      </p>
    ) : (
      <ul key={index} className="mt-4 list-disc space-y-2 ps-6 marker:text-olive">
        {block.points.map((runs, point) => (
          <li key={point}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    ),
  );
}
