import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { makesSecret } from './value-schemas.js';

/** What the rules between variables look at. A value that is bad by itself may stand here as it came. */
interface ChosenVariables {
  readonly NODE_ENV?: string | undefined;
  readonly PORT?: number | undefined;
  readonly HOST?: string | undefined;
  readonly BASE_URL?: string | undefined;
  readonly WORKSPACE_HOST_SUFFIX?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_LISTEN_URL?: string | undefined;
  readonly ALLOW_EMBEDDED?: string | undefined;
  readonly VAULT_KEY?: string | undefined;
  readonly VAULT_KEY_PREVIOUS?: string | undefined;
  readonly SESSION_SECRET?: string | undefined;
  readonly PLATFORM_ADMIN_EMAIL?: string | undefined;
  readonly PLATFORM_ADMIN_PASSWORD?: string | undefined;
  readonly PLATFORM_OPERATOR_NAME?: string | undefined;
  readonly PLATFORM_OPERATOR_ADDRESS?: string | undefined;
  readonly PLATFORM_OPERATOR_CONTACT?: string | undefined;
  readonly PLATFORM_PRIVACY_URL?: string | undefined;
  readonly SEAL_CA_KEY_PEM?: string | undefined;
  readonly SEAL_CA_CERT_PEM?: string | undefined;
  readonly TSA_URL?: string | undefined;
  readonly TSA_CA_PEM?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
  readonly TRUST_PROXY?: boolean | number | string | readonly string[] | undefined;
  readonly WEBHOOK_ALLOW_PRIVATE_NETWORKS?: string | undefined;
  readonly LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE?: number | undefined;
  readonly LIMIT_AUDIT_VERIFY_BODY_BYTES?: number | undefined;
}

interface VariableRule {
  /** The variable to change. */
  readonly name: keyof ChosenVariables;
  /** Goes on from the name. */
  readonly message: string;
  readonly isBroken: (chosen: ChosenVariables) => boolean;
}

const inProduction = (chosen: ChosenVariables) => chosen.NODE_ENV === 'production';

/** Several instances may run: a secret of one's own data directory would be another one on each. */
const sharesDatabase = (chosen: ChosenVariables) =>
  inProduction(chosen) && chosen.DATABASE_URL !== undefined;

/** No chain of proxies is longer. */
const maxHops = 10;

const trustsEverybody = ({ TRUST_PROXY: trusted }: ChosenVariables) => {
  if (typeof trusted === 'number') return trusted > maxHops;
  return typeof trusted === 'object' ? trusted.some(isHalfTheWorld) : trusted === true;
};

/** A network of more addresses than anybody's proxies have. */
function isHalfTheWorld(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined) return false;
  const least = /^::ffff:/i.test(address) ? 104 : isIPv6(address) ? 16 : 8;
  return Number(bits) < least;
}

/** Certificates issued by it would not verify. Bad texts are reported by themselves. */
function isForeignAuthority({ SEAL_CA_KEY_PEM: key, SEAL_CA_CERT_PEM: pem }: ChosenVariables) {
  if (!key || !pem) return false;
  try {
    const certificate = new X509Certificate(pem);
    const privateKey = createPrivateKey(key);
    if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false;
    return !certificate.ca || !certificate.checkPrivateKey(privateKey);
  } catch {
    // The variable that cannot be read has a line of its own.
    return false;
  }
}

function isWorkspaceHost({ BASE_URL: baseUrl, WORKSPACE_HOST_SUFFIX: suffix }: ChosenVariables) {
  if (!baseUrl || !suffix) return false;
  try {
    return new URL(baseUrl).hostname.endsWith(`.${suffix}`);
  } catch {
    // The variable that cannot be read has a line of its own.
    return false;
  }
}

/** Rules between variables; each is reported beside all other faults. */
export const variableRules: readonly VariableRule[] = [
  {
    name: 'DATABASE_LISTEN_URL',
    message:
      'is another address of the database of DATABASE_URL, which is not set: set both, or leave this one out',
    isBroken: (chosen) =>
      chosen.DATABASE_LISTEN_URL !== undefined && chosen.DATABASE_URL === undefined,
  },
  {
    name: 'DATABASE_URL',
    message: 'is required in production; or set ALLOW_EMBEDDED=true for the embedded database',
    isBroken: (chosen) =>
      inProduction(chosen) && !chosen.DATABASE_URL && chosen.ALLOW_EMBEDDED !== 'true',
  },
  {
    name: 'BASE_URL',
    message: 'is required in production and begins with https://: printed codes lead there',
    isBroken: (chosen) => inProduction(chosen) && !/^https:/i.test(chosen.BASE_URL ?? ''),
  },
  {
    name: 'VAULT_KEY',
    message: `is required with DATABASE_URL in production; ${makesSecret}`,
    isBroken: (chosen) => sharesDatabase(chosen) && !chosen.VAULT_KEY,
  },
  {
    name: 'SESSION_SECRET',
    message: `is required with DATABASE_URL in production; ${makesSecret}`,
    isBroken: (chosen) => sharesDatabase(chosen) && !chosen.SESSION_SECRET,
  },
  {
    name: 'TRUST_PROXY',
    message: 'must not trust every address in production: name the number of hops, or networks',
    isBroken: (chosen) => inProduction(chosen) && trustsEverybody(chosen),
  },
  {
    name: 'LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE',
    message: 'is at least LIMIT_AUDIT_VERIFY_BODY_BYTES: else some bodies can never be taken',
    isBroken: ({
      LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: budget,
      LIMIT_AUDIT_VERIFY_BODY_BYTES: body,
    }) => budget !== undefined && body !== undefined && budget < body,
  },
  {
    name: 'WEBHOOK_ALLOW_PRIVATE_NETWORKS',
    message: 'is for development and tests: leave it out in production',
    isBroken: (chosen) => inProduction(chosen) && chosen.WEBHOOK_ALLOW_PRIVATE_NETWORKS === 'true',
  },
  {
    name: 'BASE_URL',
    message: 'is required with PORT=0, because links name the address',
    isBroken: (chosen) => chosen.PORT === 0 && !chosen.BASE_URL,
  },
  {
    name: 'BASE_URL',
    message: 'is required when HOST is an IPv6 address, which no did:web can name',
    isBroken: (chosen) => !chosen.BASE_URL && isIPv6(chosen.HOST ?? ''),
  },
  {
    name: 'PLATFORM_ADMIN_PASSWORD',
    message: 'and PLATFORM_ADMIN_EMAIL are set together or not at all',
    isBroken: (chosen) => !chosen.PLATFORM_ADMIN_EMAIL !== !chosen.PLATFORM_ADMIN_PASSWORD,
  },
  {
    name: 'PLATFORM_OPERATOR_NAME',
    message: 'is required with its address, contact or privacy notice: set it, or leave those out',
    isBroken: (chosen) =>
      !chosen.PLATFORM_OPERATOR_NAME &&
      [
        chosen.PLATFORM_OPERATOR_ADDRESS,
        chosen.PLATFORM_OPERATOR_CONTACT,
        chosen.PLATFORM_PRIVACY_URL,
      ].some(Boolean),
  },
  {
    name: 'SEAL_CA_CERT_PEM',
    message: 'and SEAL_CA_KEY_PEM are set together or not at all',
    isBroken: (chosen) => !chosen.SEAL_CA_KEY_PEM !== !chosen.SEAL_CA_CERT_PEM,
  },
  {
    name: 'SEAL_CA_CERT_PEM',
    message:
      'is no certificate of an authority with the key of SEAL_CA_KEY_PEM: set both of one authority',
    isBroken: isForeignAuthority,
  },
  {
    name: 'BASE_URL',
    message:
      'is the host of a workspace by WORKSPACE_HOST_SUFFIX, so that nothing of the platform answers there: use the suffix itself, or a host outside it',
    isBroken: isWorkspaceHost,
  },
  {
    name: 'TSA_CA_PEM',
    message: 'is required with TSA_URL: a time-stamp is verified before it is kept',
    isBroken: (chosen) => Boolean(chosen.TSA_URL) && !chosen.TSA_CA_PEM,
  },
  {
    name: 'SMTP_FROM',
    message: 'and SMTP_URL are set together or not at all',
    isBroken: (chosen) => !chosen.SMTP_URL !== !chosen.SMTP_FROM,
  },
  {
    name: 'VAULT_KEY_PREVIOUS',
    message: 'is the same as VAULT_KEY: leave it out, or set it to the key before that one',
    isBroken: (chosen) =>
      chosen.VAULT_KEY_PREVIOUS !== undefined && chosen.VAULT_KEY_PREVIOUS === chosen.VAULT_KEY,
  },
];
