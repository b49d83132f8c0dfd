const side = 512;
const svgAtMost = 150_000;

/**
 * A chosen file in base64, small enough to be sent: an SVG as it is, any other picture as a square of the size that is
 * kept. Undefined for a file that the browser cannot show. The server makes its own picture of it in any case.
 */
export async function readPicture(file: File): Promise<string | undefined> {
  if (file.type === 'image/svg+xml')
    return file.size <= svgAtMost ? toBase64(await file.arrayBuffer()) : undefined;
  try {
    const picture = await createImageBitmap(file);
    const shorter = Math.min(picture.width, picture.height);
    const canvas = new OffscreenCanvas(side, side);
    const left = (picture.width - shorter) / 2;
    const top = (picture.height - shorter) / 2;
    canvas.getContext('2d')?.drawImage(picture, left, top, shorter, shorter, 0, 0, side, side);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
    return toBase64(await blob.arrayBuffer());
  } catch (error) {
    // Not a picture, or of a kind that this browser does not know.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''));
}
