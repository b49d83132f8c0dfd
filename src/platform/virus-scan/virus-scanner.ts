import type { Readable } from 'node:stream';

/** Looks for malicious software in files that people upload. */
export interface VirusScanner {
  /** Reads the bytes to their end; rejects with ScannerAway if there is no verdict. */
  scan(bytes: Readable): Promise<'clean' | 'infected'>;
}

/** The scanner cannot be reached or cannot judge the file: try again later. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}
