import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Other sites that an installation's settings require; none by default. */
export interface OtherOrigins {
  /** The origins of a captcha service's scripts, frames and calls. */
  captcha?: string[];
  /** Where a form of ours may end up redirecting: the sign-in providers. */
  signIn?: string[];
  /** The same of those who take money. */
  payment?: string[];
}

/** Those whose films a page shows in a frame, once someone has clicked on one (`features/campaigns/showing/policy-film.ts`). */
const filmFrames = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'];

/**
 * The security headers of every response: always the same, so helmet runs once rather than per request, where it would take
 * a tenth of a small response's time. Scripts and styles come from our own files alone: nothing inline, nothing evaluated.
 * `blob:` media is how a player feeds a streamed film to the browser (Media Source Extensions).
 */
export function makeSecurityHeaders(publicUrl: string, others: OtherOrigins = {}): OutgoingHttpHeaders {
  const { captcha = [], signIn = [], payment = [] } = others;
  const overHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...captcha],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...captcha],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: [...filmFrames, ...captcha],
        formAction: ["'self'", ...signIn, ...payment],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: overHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xContentTypeOptions: true,
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return { ...headersOf(setHeaders), 'permissions-policy': permissionsPolicy };
}

/**
 * The same for data, which is not a document: nothing in it may load or frame anything, and headers that only affect
 * documents are left out. The long headers of pages would take a quarter of a small response's time.
 */
export function makeDataHeaders(publicUrl: string): OutgoingHttpHeaders {
  const { 'strict-transport-security': transport, ...pages } = makeSecurityHeaders(publicUrl);
  const kept = ['cross-origin-resource-policy', 'x-content-type-options', 'x-frame-options'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, pages[name]])),
    ...(transport !== undefined && { 'strict-transport-security': transport }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

function headersOf(setHeaders: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw new Error('the security headers cannot be made', { cause: error });
  });
  return response.getHeaders();
}

/** What a film in a frame needs, besides ours. */
const ofFilms = ['autoplay', 'fullscreen', 'picture-in-picture'];
const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const ours = ['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'];

/** The Permissions-Policy header, which helmet does not support. */
const permissionsPolicy = [
  ...denied.map((feature) => `${feature}=()`),
  ...ofFilms.map((feature) => `${feature}=(self ${filmFrames.map((each) => `"${each}"`).join(' ')})`),
  ...ours.map((feature) => `${feature}=(self)`),
].join(', ');
