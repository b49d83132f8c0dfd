interface MediaPeaksTable {
  key: string;
  byte_size: number;
  levels: Buffer;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    media_peaks: MediaPeaksTable;
  }
}
