import type { SourceView } from '#features/learning/sources/contract.ts';
import { esc } from './sheet-page.ts';

/** The lines of a source beside each other: what they say, and the original to the right of it. */
export function quotation(lines: SourceView['lines']): string {
  const rows = lines.map(
    ({ verse, original, text, skips }) =>
      `${skips ? '<p class="skip">…</p>' : ''}<p>${verse === undefined ? '' : `<b class="verse">${esc(verse)}</b> `}${esc(text)}</p><p class="original" lang="he" dir="rtl">${esc(original)}</p>`,
  );
  return `<div class="quotation">${rows.join('')}</div>`;
}

/** As many of a source's first lines as fit beside something else, at least one; characters of the original. */
export function firstLines({ lines }: SourceView, most: number): SourceView['lines'] {
  let length = 0;
  return lines.filter(({ original }, index) => {
    length += original.length;
    return index === 0 || length <= most;
  });
}
