import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Small enough to be sent before a request times out, large enough that ten thousand of them hold any film. */
const partBytes = 16 * 1024 * 1024;

interface PutFile {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Stores a file of this disk as one object, which appears only once all of it has arrived. */
export async function putFileInS3(client: S3Client, path: string, { ContentType, ...at }: PutFile) {
  const { size } = await stat(path);
  if (size <= partBytes) {
    const Body = createReadStream(path);
    await client.send(new PutObjectCommand({ ...at, Body, ContentLength: size, ContentType }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType }));
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const end = Math.min(start + partBytes, size) - 1;
      const part = { ...at, UploadId, PartNumber: Parts.length + 1 };
      const Body = createReadStream(path, { start, end });
      const { ETag } = await client.send(
        new UploadPartCommand({ ...part, Body, ContentLength: end - start + 1 }),
      );
      Parts.push({ ETag, PartNumber: part.PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId }));
    throw error;
  }
}
