import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyInput, PasskeySignInInput } from '#features/sign-in/passkeys/contract.ts';

interface Answering {
  /** The site that the browser claims to be on. */
  origin?: string;
  rpID?: string;
  userVerified?: boolean;
}

/** A device with one passkey, which can also do what an honest one would not. */
export interface PasskeyDevice {
  counter: number;
  userHandle: string | undefined;
  make(challenge: string, answering?: Answering): AddPasskeyInput['credential'];
  answer(challenge: string, answering?: Answering): PasskeySignInInput['credential'];
}

/** A new software key. It counts its uses unless `counter` is 0 and stays so. */
export function makeDevice({ counts = true } = {}): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  const device: PasskeyDevice = {
    counter: 0,
    userHandle: undefined,
    make(challenge, answering = {}) {
      const authData = Buffer.concat([
        authenticatorData(device.counter, 0x40, answering),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        Buffer.from(isoCBOR.encode(coseKeyOf(publicKey))),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, answering).toString('base64url');
      return { ...base, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    answer(challenge, answering = {}) {
      if (counts) device.counter += 1;
      const data = authenticatorData(device.counter, 0, answering);
      const client = clientData('webauthn.get', challenge, answering);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(device.userHandle !== undefined && {
            userHandle: Buffer.from(device.userHandle).toString('base64url'),
          }),
        },
      };
    },
  };
  return device;
}

function clientData(type: string, challenge: string, { origin = 'http://lamed.test' }: Answering): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  counter: number,
  flags: number,
  { rpID = 'lamed.test', userVerified = true }: Answering,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const userPresent = 0x01;
  return Buffer.concat([
    createHash('sha256').update(rpID).digest(),
    Buffer.from([flags | userPresent | (userVerified ? 0x04 : 0)]),
    count,
  ]);
}

/** ES256 on P-256, in COSE encoding. */
function coseKeyOf(key: KeyObject): never {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]) as never;
}
