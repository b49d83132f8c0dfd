import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { refuseOddFolder, typeOfKey } from './file-key.ts';
import { FileMissing, refuseOtherType, type ByteRange, type Files } from './files.ts';
import { putFileInS3 } from './s3-put-file.ts';

export interface S3FilesOptions {
  bucket: string;
  region: string;
  /** An S3 other than Amazon's; buckets are then addressed by path. */
  endpoint?: string | undefined;
  /** Without it the SDK's own sources are used (environment, profile, instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Files in one bucket. The key is the object's key. */
export function createS3Files(options: S3FilesOptions): Files {
  const client = connect(options);
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });
  return {
    async put(key, body, contentType) {
      refuseOtherType(key, contentType);
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: contentType }));
    },
    async putFile(key, path, contentType) {
      refuseOtherType(key, contentType);
      await putFileInS3(client, path, { ...at(key), ContentType: contentType });
    },
    async stat(key) {
      const contentType = typeOfKey(key);
      const facts = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
      if (!facts) return undefined;
      const { ContentLength: size, LastModified: modified } = facts;
      if (size === undefined || !modified) throw new Error(`S3 gave no size or date for ${key}`);
      return { size, contentType, modified };
    },
    async read(key, range) {
      typeOfKey(key);
      const Range = range && rangeHeader(range);
      const object = await unlessMissing(
        client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) })),
      );
      if (!object) throw new FileMissing(key);
      if (!(object.Body instanceof Readable)) throw new Error(`S3 gave no stream for ${key}`);
      return object.Body;
    },
    async remove(key) {
      typeOfKey(key);
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async removeFolder(folder) {
      refuseOddFolder(folder);
      const { bucket: Bucket } = options;
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }),
        );
        const keys = Contents.flatMap(({ Key }) => Key ?? []);
        if (keys.length === 0) return;
        for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
  };
}

function connect(options: S3FilesOptions): S3Client {
  return new S3Client({
    ...connectionTo(options),
    // No idle timeout: a viewer who pauses holds the stream back. Enough sockets for this many concurrent viewers.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 1_000 },
      httpsAgent: { maxSockets: 1_000 },
    },
  });
}

/** Where the bucket is, and with whose keys. */
export function connectionTo({ region, endpoint, credentials }: S3FilesOptions) {
  return {
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other S3 implementations refuse the checksum trailers that the SDK would otherwise add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const satisfies S3ClientConfig;
}

function rangeHeader({ start, end }: ByteRange): string {
  return `bytes=${start}-${end}`;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
