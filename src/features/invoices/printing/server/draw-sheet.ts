import type { Locale } from '#core/locale.ts';
import { drawInTurn } from '#platform/lettering/draw-in-turn.ts';
import type { DocumentWords } from './document-pdf.ts';

export type SheetWords = DocumentWords;

/** Draws what another feature says as a document of money looks, on as many sheets as it takes. */
export async function drawSheet(
  words: SheetWords,
  look: { locale: Locale; paper: 'A4' | 'LETTER'; author: string },
): Promise<Buffer> {
  // Only this needs the fonts.
  const { drawDocument } = await import('./document-pdf.ts');
  return drawInTurn(() => drawDocument(words, look));
}
