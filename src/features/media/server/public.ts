/** The parts of media that the app and other features may use. */
export { createTusRequests } from '../uploads/server/tus-requests.ts';
export { readAnnouncement } from '../uploads/server/read-announcement.ts';
export {
  announceUpload,
  dropUpload,
  getOwnUpload,
  refuseFullDisk,
  takeUpload,
} from '../uploads/server/uploads.ts';
export { filmReady, findFilm, listReadyFilms, type ReadyFilm } from '../films/server/ready-films.ts';
export { uploadPurposes } from '../uploads/server/purposes.ts';
export { refuseWithout } from './refuse-others.ts';
export { filmUses, type FilmUse } from '../films/server/film-uses.ts';
export { readPeaks } from '../peaks/server/read-peaks.ts';
export { findPictureKey } from '../pictures/policy.ts';
export {
  isPublicPicture,
  listPictureFiles,
  pictureUses,
  publicPictures,
} from '../pictures/server/pictures.ts';
export { listReadyTracks } from '../tracks/server/ready-tracks.ts';
export { CarriedMedia, type CarriedIn, type Carrier } from '../carrying/server/carried-media.ts';
export { carryMediaOut } from '../carrying/server/carry-media-out.ts';
export { carryMediaIn } from '../carrying/server/carry-media-in.ts';
export { seedHandedIn } from '../handed-in/server/seed-handed-in.ts';
export { dropHandedIn, takeHandedIn, viewHandedIn } from '../handed-in/server/handed-in.ts';
export { draftedHandedIn, mayReadHandedIn } from '../handed-in/server/may-read.ts';
export { openHandedIn } from '../handed-in/server/open-handed-in.ts';
