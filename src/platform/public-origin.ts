/** Whether an address is one where strangers come, not a machine of one's own: there, money and names are real. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
