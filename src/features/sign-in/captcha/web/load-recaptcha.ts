import type { CaptchaTask } from '../contract.ts';
import './recaptcha.css';

type RecaptchaTask = Omit<Extract<CaptchaTask, { provider: 'recaptcha' }>, 'provider'>;

interface Grecaptcha {
  ready(callback: () => void): void;
  execute(key: string | number, options?: { action: string }): PromiseLike<string>;
  render(element: HTMLElement, options: Record<string, unknown>): number;
}

/** What the service's script defines. */
type Loaded = { grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha } };

/**
 * Loads the service's script once and gets an answer from it. Fails with the four errors of the specification (§8),
 * which name what is missing or broken.
 */
export async function askRecaptcha(
  { siteKey, version, enterprise, hideBadge }: RecaptchaTask,
  page: Document = document,
): Promise<string> {
  if (!siteKey) throw new Error('ReCaptcha error: No key provided');
  if (!version) throw new Error('ReCaptcha error: No version provided');
  const script = new URL(enterprise ? 'enterprise.js' : 'api.js', 'https://www.google.com/recaptcha/');
  script.searchParams.set('render', version === 3 ? siteKey : 'explicit');
  await loadScript(page, script.href);
  const { grecaptcha } = page.defaultView as Loaded;
  const service = enterprise ? grecaptcha?.enterprise : grecaptcha;
  if (!service) throw new Error('ReCaptcha error: Failed to load script');
  try {
    await new Promise<void>((resolve) => service.ready(resolve));
    page.documentElement.classList.toggle('hides-captcha-badge', hideBadge);
    return await (version === 3
      ? service.execute(siteKey, { action: 'signup' })
      : askInvisible(service, siteKey, page));
  } catch (error) {
    throw new Error('ReCaptcha error: Failed to execute', { cause: error });
  }
}

/** Version 2 needs a widget, here the invisible one, which challenges the person only if it must. */
function askInvisible(service: Grecaptcha, siteKey: string, page: Document): Promise<string> {
  return new Promise((resolve, reject) => {
    const place = page.body.appendChild(page.createElement('div'));
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        place.remove();
        settle(value);
      };
    const widget = service.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      callback: settled(resolve),
      'error-callback': settled(() => reject(new Error('the widget failed'))),
    });
    void service.execute(widget);
  });
}

function loadScript(page: Document, src: string): Promise<void> {
  if (page.querySelector(`script[src="${src}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('ReCaptcha error: Failed to load script'));
    });
    page.head.append(script);
  });
}
