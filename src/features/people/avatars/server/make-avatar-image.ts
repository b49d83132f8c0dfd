import { sanitizeSvg } from './sanitize-svg.ts';

const side = 512;
/** A few bytes can claim to be a picture of billions of pixels. */
const pixelsAtMost = 25_000_000;
const formats = new Set(['png', 'jpeg', 'webp']);

/**
 * A square WebP of what was uploaded, without anything else that the file held: what is served is always our own picture,
 * never the file. An SVG is sanitized and then drawn. Undefined if it is not a picture that we take.
 */
export async function makeAvatarImage(file: Buffer): Promise<Buffer | undefined> {
  const source = readSource(file);
  if (!source) return undefined;
  // Loaded when it is needed: it takes memory that most processes never use.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(source.bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format === undefined || !(source.isSvg ? format === 'svg' : formats.has(format))) return undefined;
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
  } catch (error) {
    // Whatever the decoder cannot read is not a picture.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function readSource(file: Buffer): { bytes: Buffer; isSvg: boolean } | undefined {
  const isText = /^\uFEFF?\s*</.test(file.subarray(0, 200).toString('utf8'));
  if (!isText) return { bytes: file, isSvg: false };
  const clean = sanitizeSvg(file.toString('utf8'));
  return clean === undefined ? undefined : { bytes: Buffer.from(clean), isSvg: true };
}
