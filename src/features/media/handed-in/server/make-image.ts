import type { Sharp } from 'sharp';
import type { MadeFile } from './made-file.ts';
import { RefusedFile } from './refused-file.ts';

const largeSide = 1600;
const smallSide = 400;
/** A few bytes can claim to be a picture of billions of pixels. */
const pixelsAtMost = 60_000_000;

/** The two pictures that are shown instead of the one that was uploaded. */
export interface DrawnImage {
  large: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a picture again as WebP, upright and without anything else that the file held, such as where it was taken; of an animation, its
 * first frame. Refuses what is not a picture, and one of too many pixels before any of them is read.
 */
export async function drawImage(file: Buffer): Promise<DrawnImage> {
  // Loaded when it is needed: it takes memory that most processes never use.
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== 'png' && format !== 'jpeg' && format !== 'gif') throw new RefusedFile('wrong_type');
    if (width * height > pixelsAtMost) throw new RefusedFile('too_many_pixels');
    const upright = sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error' }).rotate();
    // The small one is drawn from the large one: what takes time is reading the photograph.
    const { data, info } = await fit(upright, largeSide).raw().toBuffer({ resolveWithObject: true });
    const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const [large, small] = await Promise.all([
      drawn.clone().webp({ quality: 82 }).toBuffer(),
      fit(drawn.clone(), smallSide).webp({ quality: 78 }).toBuffer(),
    ]);
    return { large, small, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    // Whatever the decoder cannot read is not a picture.
    throw new RefusedFile('broken');
  }
}

function fit(image: Sharp, side: number): Sharp {
  return image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

export async function makeImage(file: Buffer): Promise<MadeFile> {
  const { large, small, width, height } = await drawImage(file);
  return { kind: 'image', variants: { large, small }, width, height };
}
