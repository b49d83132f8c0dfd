import type { Locale } from '#core/locale.ts';
import { locales } from '#core/locale.ts';
import { readStory, type StoryBlock, type StoryPiece } from '../policy-story.ts';

/** A story in paragraphs, headings and lists. Its links lead away and lend nobody our name. */
export function StoryText({ story, language }: { story: string; language: Locale }) {
  return (
    <div
      lang={language}
      dir={locales[language].direction}
      className="max-w-reading space-y-5 text-step-1 wrap-anywhere"
    >
      {readStory(story).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: StoryBlock }) {
  if (block.kind === 'heading')
    return (
      <h3 className="pt-3 text-step-2 font-bold">
        <Pieces pieces={block.pieces} />
      </h3>
    );
  if (block.kind === 'list')
    return (
      <ul className="list-disc space-y-2 ps-6 marker:text-pomegranate">
        {block.items.map((pieces, index) => (
          <li key={index}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="text-pretty">
      {block.lines.map((pieces, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <Pieces pieces={pieces} />
        </span>
      ))}
    </p>
  );
}

function Pieces({ pieces }: { pieces: StoryPiece[] }) {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if ('bold' in piece) return <strong key={index}>{piece.bold}</strong>;
    return (
      <a key={index} href={piece.link} dir="ltr" rel="noopener nofollow ugc" className="text-link">
        {piece.link.replace(/^https:\/\/(?:www\.)?/, '')}
      </a>
    );
  });
}
