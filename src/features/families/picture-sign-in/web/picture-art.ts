import type { PictureName } from '../policy.ts';

const drawings: Record<PictureName, string> = {
  pomegranates: 'pomegranate-branch.pomegranate',
  book: 'siddur.blue',
  birds: 'birds.sky',
  tree: 'tree.olive',
  hands: 'open-hands.clay',
  mountain: 'mountain.violet',
  sunrise: 'sunrise.gold',
  flowers: 'speech.teal',
  lamp: 'lamp.night',
};

/** Where the drawing of a picture is served: a cover’s, each on paper of another color. */
export function pictureSrc(name: PictureName): string {
  return `/covers/made/${drawings[name]}.svg`;
}
