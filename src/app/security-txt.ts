import { dayMs } from '#core/durations.ts';
import type { FastifyInstance } from 'fastify';
import { brand } from '../core/brand.ts';
import { localeCodes } from '../core/locale.ts';
import type { Services } from './services.ts';

/** RFC 9116 wants a file that someone still maintains: each response expires in half a year. */
const validDays = 180;

/** `/.well-known/security.txt`: where to report a vulnerability (SECURITY.md), from the brand file. */
export function registerSecurityTxt(app: FastifyInstance, { clock, config }: Services): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / dayMs);
    const fields = {
      Contact: `mailto:${brand.supportEmail}?subject=security`,
      Expires: new Date((today + validDays) * dayMs).toISOString(),
      'Preferred-Languages': localeCodes.join(', '),
      Canonical: `${config.publicUrl}/.well-known/security.txt`,
    };
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        Object.entries(fields)
          .map(([name, value]) => `${name}: ${value}\n`)
          .join(''),
      );
  });
}
