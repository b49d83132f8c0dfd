/** An address that its owner knows again and nobody else can use: `m•••@example.org`. */
export function maskAddress(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@');
  const [first = ''] = emailAddress;
  return `${first}•••${emailAddress.slice(at)}`;
}
