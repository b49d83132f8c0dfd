import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/**
 * Answers with server-sent events. Pages that lost their connection together come back at different moments, after `leastPause` to
 * `mostPause` milliseconds.
 */
export function openEventStream(
  reply: FastifyReply,
  { leastPause, mostPause }: { leastPause: number; mostPause: number },
): ServerResponse {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Otherwise a server that shuts down would wait for the next request on this connection.
    connection: 'close',
  });
  stream.write(`retry: ${Math.round(leastPause + Math.random() * (mostPause - leastPause))}\n\n`);
  return stream;
}
