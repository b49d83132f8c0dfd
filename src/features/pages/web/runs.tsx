import type { Run } from '../contract.ts';

/** A line of authored text with its bold words and links. */
export function Runs({ runs }: { runs: Run[] }) {
  return runs.map(({ text, strong, href }, index) => {
    if (href !== undefined)
      return (
        <a key={index} href={href} className="text-link">
          {text}
        </a>
      );
    return strong ? <strong key={index}>{text}</strong> : text;
  });
}
