import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export interface MadeCertificate {
  pem: string;
  privateKey: KeyObject;
  name: string;
}

interface Wanted {
  name: string;
  isAuthority?: boolean;
  from?: Date;
  to?: Date;
  /** Signed by itself without one. */
  issuer?: MadeCertificate;
}

/** An X.509 certificate (RFC 5280) with an RSA key, as small as it can be. */
export function makeCertificate({
  name,
  isAuthority = false,
  from = new Date('2026-01-01T00:00:00Z'),
  to = new Date('2028-01-01T00:00:00Z'),
  issuer,
}: Wanted): MadeCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const basicConstraints = sequence(
    objectId('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, isAuthority ? sequence(der(0x01, Buffer.from([0xff]))) : sequence()),
  );
  const unsigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    nameOf(issuer?.name ?? name),
    sequence(time(from), time(to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints)),
  );
  const signature = sign('RSA-SHA256', unsigned, issuer?.privateKey ?? privateKey);
  const whole = sequence(unsigned, sha256WithRsa, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { pem, privateKey, name };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(commonName)))));
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`));
}

const sha256WithRsa = sequence(objectId('2a864886f70d01010b'), der(0x05, Buffer.alloc(0)));
