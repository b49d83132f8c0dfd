/** A `mailto:` URL for a draft: spaces and line breaks survive in every mail program (RFC 6068). */
export function mailHref(to: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
