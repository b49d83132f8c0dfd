import { RATE } from './rate.ts';

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** A stereo WAV file of 16 bits a sample; what is louder than full scale is scaled down as a whole. */
export function wav({ left, right }: Stereo): Buffer {
  let peak = 0.9;
  for (let i = 0; i < left.length; i++)
    peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  const data = Buffer.alloc(44 + left.length * 4);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + left.length * 4, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 4, 28);
  data.writeUInt16LE(4, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(left.length * 4, 40);
  for (let i = 0; i < left.length; i++) {
    data.writeInt16LE(Math.round(((left[i] ?? 0) / peak) * 29_000), 44 + i * 4);
    data.writeInt16LE(Math.round(((right[i] ?? 0) / peak) * 29_000), 46 + i * 4);
  }
  return data;
}
