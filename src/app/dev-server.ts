import { createServer } from 'vite';
import { registerDevSignIn } from './dev/sign-in.ts';
import type { Pages } from './page-handler.ts';
import { startServer } from './start-server.ts';

if (process.env['NODE_ENV'] === 'production') throw new Error('the development server is not for production');

/** The same server with Vite in front: pages are rendered from source, and a change shows at once. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const pages: Pages = {
  async renderPage(input) {
    const { renderPage } = (await vite.ssrLoadModule('/src/app/render.tsx')) as Pick<Pages, 'renderPage'>;
    return renderPage(input);
  },
  assets: {
    styles: () => '<link rel="stylesheet" href="/src/ui/styles/styles.css">',
    head: () =>
      [
        '<script type="module" src="/@vite/client"></script>',
        '<script type="module" src="/src/app/dev/react-refresh.js"></script>',
        '<link rel="stylesheet" href="/src/ui/styles/styles.css">',
        '<script type="module" src="/src/app/browser/entry.ts"></script>',
      ].join(''),
    life: () => '',
  },
};

await startServer(pages, async (app, services) => {
  registerDevSignIn(app, services, pages.assets.styles());
  app.addHook('onRequest', (request, reply, done) => {
    // Vite's own client asks its server for changes, and injects changed styles into the page.
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy
        .replace("connect-src 'self'", "connect-src 'self' ws:")
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    );
    if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
});
