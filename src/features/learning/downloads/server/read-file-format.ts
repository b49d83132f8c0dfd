import type { DownloadFormat } from '../policy.ts';

/** A file to keep: images are written again, without what else they held, such as where they were taken. */
export interface ReadFile {
  format: DownloadFormat;
  bytes: Buffer;
  pages?: number;
}

const pixelsAtMost = 60_000_000;
/** The end of a zip file is within its last 64 kB, after its comment. */
const zipTail = 66_000;

/** What a file is, by its content and never by its name; undefined for anything but a PDF, an image or a zip file. */
export async function readDownloadFile(bytes: Buffer): Promise<ReadFile | undefined> {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    return { format: 'pdf', bytes, ...countPages(bytes) };
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    return bytes.subarray(-zipTail).includes('PK\u0005\u0006') ? { format: 'zip', bytes } : undefined;
  return readImage(bytes);
}

/** Of PDFs whose pages can be counted without unpacking them. */
function countPages(bytes: Buffer): { pages?: number } {
  const pages = bytes.toString('latin1').match(/\/Type\s{0,3}\/Page(?![a-zA-Z])/g)?.length;
  return pages === undefined ? {} : { pages };
}

async function readImage(bytes: Buffer): Promise<ReadFile | undefined> {
  // Loaded when it is needed: it takes memory that most processes never use.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' });
    switch ((await image.metadata()).format) {
      case 'png':
        return { format: 'png', bytes: await image.rotate().png().toBuffer() };
      case 'jpeg':
        return { format: 'jpg', bytes: await image.rotate().jpeg({ quality: 92 }).toBuffer() };
      case 'webp':
        return { format: 'webp', bytes: await image.rotate().webp({ quality: 92 }).toBuffer() };
      default:
        return undefined;
    }
  } catch (error) {
    // What the decoder cannot read is not an image.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
