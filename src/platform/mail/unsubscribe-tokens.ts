import type { UserId } from '#core/ids.ts';
import { CannotDecrypt, createCipher, type Secrets } from '../crypto/cipher.ts';
import { isAddressTopic, type EndableTopic } from './mail-topics.ts';

/** Which mails a token stands for: those about a topic to an address. */
export interface EndableMails {
  to: string;
  topic: EndableTopic;
}

/** The tokens by which the reader of a mail ends others like it, without signing in. They never expire. */
export interface UnsubscribeTokens {
  make(mails: EndableMails): string;
  /** Undefined for a token that we have not made. */
  read(token: string): EndableMails | undefined;
}

/** Encrypted, since an address in clear would be in every log that an address of ours comes through. */
export function createUnsubscribeTokens(secrets: Secrets): UnsubscribeTokens {
  const cipher = createCipher(secrets, 'unsubscribing');
  return {
    make({ to, topic }) {
      const parts = typeof topic === 'string' ? [to, topic] : [to, topic.kind, topic.userId];
      return cipher.encrypt(JSON.stringify(parts));
    },
    read(token) {
      try {
        const [to = '', name = '', userId] = JSON.parse(cipher.decrypt(token)) as string[];
        if (userId !== undefined) return { to, topic: { kind: name, userId: userId as UserId } };
        return isAddressTopic(name) ? { to, topic: name } : undefined;
      } catch (error) {
        if (error instanceof CannotDecrypt) return undefined;
        throw error;
      }
    },
  };
}
