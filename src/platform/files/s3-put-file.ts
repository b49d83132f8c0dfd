import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { open } from 'node:fs/promises';

/** Small enough to be held in memory, so that it can be sent again; ten thousand of them hold any film. */
const partBytes = 8 * 1024 * 1024;

interface PutFile {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Stores a file of this disk as one object, which appears only once all of it has arrived. */
export async function putFileInS3(client: S3Client, path: string, { ContentType, ...at }: PutFile) {
  await using file = await open(path);
  const { size } = await file.stat();
  const read = async (start: number) => {
    const bytes = Buffer.alloc(Math.min(partBytes, size - start));
    await file.read(bytes, 0, bytes.length, start);
    return bytes;
  };
  if (size <= partBytes) {
    await client.send(new PutObjectCommand({ ...at, Body: await read(0), ContentType }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType }));
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const PartNumber = Parts.length + 1;
      const part = { ...at, UploadId, PartNumber, Body: await read(start) };
      const { ETag } = await client.send(new UploadPartCommand(part));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId }));
    throw error;
  }
}
