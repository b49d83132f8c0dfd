/** Wraps a square PNG of at most 255 pixels in a `.ico` file, which may contain one unchanged. */
export function icoFile(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon file with one picture in it.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  // One plane, 32 bits per pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
