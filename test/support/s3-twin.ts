import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';

export interface S3Twin {
  address: string;
  stop(): Promise<void>;
}

interface Part {
  number: number;
  etag: string;
  size: number;
}

/**
 * An S3 on this machine with one bucket. fauxqs cannot list the parts of an unfinished object, which resuming an upload needs:
 * they are noted on their way.
 */
export async function startS3Twin(bucket: string): Promise<S3Twin> {
  const s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket(bucket);
  const partsOf = new Map<string, Part[]>();
  const server = createServer((asked, answer) => {
    void pass(asked, answer, s3.address, partsOf);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3.stop();
    },
  };
}

async function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  target: string,
  partsOf: Map<string, Part[]>,
): Promise<void> {
  const url = new URL(asked.url ?? '/', target);
  const upload = url.searchParams.get('uploadId');
  const parts = upload === null ? undefined : partsOf.get(upload);
  if (asked.method === 'GET' && upload !== null) {
    const xml = parts ? toXml(parts) : '<Error><Code>NoSuchUpload</Code></Error>';
    answer.writeHead(parts ? 200 : 404, { 'content-type': 'application/xml' }).end(xml);
    return;
  }
  const body = await buffer(asked);
  const { method, headers } = asked;
  const forwarded = request(url, { method, headers: { ...headers, host: url.host } }, (received) => {
    const number = Number(url.searchParams.get('partNumber'));
    if (upload !== null && method === 'PUT')
      partsOf.set(upload, [
        ...(parts ?? []),
        { number, etag: String(received.headers.etag), size: decodedSize(asked, body) },
      ]);
    else if (upload !== null) partsOf.delete(upload);
    answer.writeHead(received.statusCode ?? 500, received.headers);
    if (url.searchParams.has('uploads')) void noteBegun(received, answer, partsOf);
    else received.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy());
  forwarded.end(body);
}

/** The id of a new object that will come in parts. */
async function noteBegun(
  received: IncomingMessage,
  answer: ServerResponse,
  partsOf: Map<string, Part[]>,
): Promise<void> {
  const xml = await text(received);
  const [, upload] = /<UploadId>([^<]+)</.exec(xml) ?? [];
  if (upload !== undefined) partsOf.set(upload, []);
  answer.end(xml);
}

function decodedSize({ headers }: IncomingMessage, body: Buffer): number {
  return Number(headers['x-amz-decoded-content-length'] ?? body.length);
}

function toXml(parts: Part[]): string {
  const rows = parts.map(
    ({ number, etag, size }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size></Part>`,
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`;
}
