/** As wide as a panel of a comic is ever shown. */
const longestSide = 1920;
const smallSide = 480;
/** A few bytes can claim to be a picture of billions of pixels. */
const pixelsAtMost = 60_000_000;
const formats = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);

interface OwnPicture {
  small: Buffer;
  width: number;
  height: number;
}

export interface MadePicture extends OwnPicture {
  large: Buffer;
}

/**
 * Our own WebP of what was uploaded, as it is shown and small, upright and without anything else that the file held, such as
 * where it was taken. Undefined if it is not a picture that we take: an SVG can hold scripts.
 */
export async function makePicture(file: Buffer): Promise<MadePicture | undefined> {
  // Loaded when it is needed: it takes memory that most processes never use.
  const { default: sharp } = await import('sharp');
  const draw = (side: number, quality: number) =>
    sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
  try {
    const { format } = await sharp(file, { limitInputPixels: pixelsAtMost }).metadata();
    if (format === undefined || !formats.has(format)) return undefined;
    const large = await draw(longestSide, 84);
    const small = await draw(smallSide, 78);
    const { width, height } = large.info;
    return { large: large.data, small: small.data, width, height };
  } catch (error) {
    // Whatever the decoder cannot read is not a picture.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * What is known of a picture that was made here or on another server, with its small one. Undefined if it is not as we make
 * them: of another format, larger, broken, or with more in its file than the picture.
 */
export async function readOwnPicture(file: Buffer): Promise<OwnPicture | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height, exif, xmp, iptc } = await sharp(file, {
      limitInputPixels: pixelsAtMost,
    }).metadata();
    const isOurs = format === 'webp' && Math.max(width, height) <= longestSide && !exif && !xmp && !iptc;
    // A WebP says how long it is: nothing may hide behind its end.
    if (!isOurs || file.readUInt32LE(4) + 8 !== file.length) return undefined;
    const small = await sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return { small, width, height };
  } catch (error) {
    // Whatever the decoder cannot read is not a picture.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
