import sharp from 'sharp';

/** A picture as the camera of a phone makes it: it tells who took it, and where. */
export async function takePhoto(name = 'IMG_0001.jpg', background = '#c46a3d') {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '31/1 46/1 40/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '35/1 14/1 0/1',
  };
  const buffer = await picture
    .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: place })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
