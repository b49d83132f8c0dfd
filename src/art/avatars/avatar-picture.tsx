import type { AvatarName } from '#core/avatar-names.ts';
import { Sheets, type Drawing } from '../sheet.tsx';
import { creatures } from './creatures.ts';
import { people } from './people.ts';
import { treasures } from './treasures.ts';

const drawings: Record<AvatarName, Drawing> = { ...people, ...creatures, ...treasures };

/** The drawing of an avatar, square; pages show its file, cropped to a circle. */
export function AvatarPicture({ name }: { name: AvatarName }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 200 200">
      <Sheets drawing={drawings[name]} blur={3} />
    </svg>
  );
}
