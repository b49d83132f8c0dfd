import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { CarriedFile } from '#platform/files/carried-files.ts';
import { maxSeconds } from '#features/media/films/policy.ts';
import { findPictureKey } from '#features/media/pictures/policy.ts';
import { trackKinds } from '#features/media/tracks/policy.ts';

const Title = z.string().max(200);

/** Only as it is shown: the small one is drawn from it. */
const CarriedPicture = z.strictObject({
  name: z.string().refine((name) => findPictureKey(name) !== undefined),
  title: Title,
  file: CarriedFile,
});
export type CarriedPicture = z.infer<typeof CarriedPicture>;

const CarriedTrack = z.strictObject({
  id: z.string().regex(/^track-[0-9a-f]{16}$/),
  lang: z.enum(localeCodes),
  kind: z.enum(trackKinds),
  fileName: Title,
});

/** The finished film with everything that a player loads: what was uploaded is not kept once a film is made of it. */
const CarriedFilm = z.strictObject({
  id: z.string().regex(/^film-[a-z0-9]{10}$/),
  title: Title,
  fileName: Title,
  duration: z.number().positive().max(maxSeconds),
  width: z.int().min(1),
  height: z.int().min(1),
  streams: z.boolean(),
  posterAt: z.number().min(0).max(maxSeconds),
  posterPicture: z.string().max(60).optional(),
  tracks: z.array(CarriedTrack),
  files: z.array(CarriedFile),
});
export type CarriedFilm = z.infer<typeof CarriedFilm>;

/** Uploaded pictures and films on their way to another server. */
export const CarriedMedia = z.strictObject({
  pictures: z.array(CarriedPicture),
  films: z.array(CarriedFilm),
});
export type CarriedMedia = z.infer<typeof CarriedMedia>;

export interface CarriedIn {
  /** How many pictures and films are new here. */
  added: number;
  /** The keys of files that have not arrived whole, or are not what an upload may be. */
  missing: string[];
}

/** Where the files lie, and who brings them, for the audit log. */
export interface Carrier {
  folder: string;
  who: string;
}
