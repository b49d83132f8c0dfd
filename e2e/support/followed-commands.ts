import { readFileSync } from 'node:fs';

const fence = /^(?<indent> *)```\w+ followed=(?<name>\w+)\n(?<text>[\s\S]*?)^\k<indent>```$/gm;

/** The fenced blocks of a document that are marked `followed=NAME`, verbatim. */
export function readFollowed(file: string): Map<string, string> {
  const blocks = new Map<string, string>();
  for (const { groups } of readFileSync(file, 'utf8').matchAll(fence)) {
    const { name = '', text = '' } = groups ?? {};
    if (blocks.has(name)) throw new Error(`${file} has two blocks followed=${name}`);
    blocks.set(name, text);
  }
  return blocks;
}
