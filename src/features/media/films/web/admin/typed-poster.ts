/** What a film has as its poster; the uploaded picture comes first. */
export interface TypedPoster {
  posterAt: number;
  posterPicture?: string | null | undefined;
}

/** The poster as one field holds it: the uploaded picture's file, else the second of the film. */
export function typePoster({ posterAt, posterPicture }: TypedPoster): string {
  return posterPicture ?? String(posterAt);
}

/** The same for the contract. */
export function readPoster(typed: string): { posterAt: number } | { posterPicture: string } {
  return /^\d+(\.\d+)?$/.test(typed) ? { posterAt: Number(typed) } : { posterPicture: typed };
}
