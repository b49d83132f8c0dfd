import type { StorePictureName } from '#core/store-art-names.ts';
import { Sheets, type Drawing } from '../sheet.tsx';
import { causes } from './causes.ts';
import { goods } from './goods.ts';

const drawings: Record<StorePictureName, Drawing> = { ...causes, ...goods };

/** The drawing of something in the store; pages show its file. */
export function StorePicture({ name }: { name: StorePictureName }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 320 240">
      <Sheets drawing={drawings[name]} blur={3} />
    </svg>
  );
}
