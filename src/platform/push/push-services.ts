/** The push services of Chromium, Firefox, Edge and Safari. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether an address is one of a known push service: our server posts nothing to any other that a browser may name. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
