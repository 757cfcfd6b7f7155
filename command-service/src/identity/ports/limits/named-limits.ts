import type { Limit } from '../../../kernel/limits.ts'

const MINUTES = 60
const HOUR = 60 * MINUTES

/** GoTrue's numbers. The subject is the network address, unless it says otherwise. */
export const namedLimits = {
  signup: { name: 'signup', most: 30, perSeconds: 5 * MINUTES },
  anonymous: { name: 'anonymous', most: 30, perSeconds: HOUR },
  proofOfWork: { name: 'proof of work', most: 60, perSeconds: 5 * MINUTES },
  token: { name: 'token', most: 150, perSeconds: 5 * MINUTES },
  web3: { name: 'web3', most: 30, perSeconds: 5 * MINUTES },
  otp: { name: 'otp', most: 30, perSeconds: 5 * MINUTES },
  magicLink: { name: 'magic link', most: 30, perSeconds: 5 * MINUTES },
  recover: { name: 'recover', most: 30, perSeconds: 5 * MINUTES },
  resend: { name: 'resend', most: 30, perSeconds: 5 * MINUTES },
  verify: { name: 'verify', most: 30, perSeconds: 5 * MINUTES },
  linkAccount: { name: 'link account', most: 30, perSeconds: 5 * MINUTES },
  authorize: { name: 'authorize', most: 150, perSeconds: 5 * MINUTES },
  sso: { name: 'sso', most: 30, perSeconds: 5 * MINUTES },
  updateUser: { name: 'update user', most: 30, perSeconds: 5 * MINUTES },
  reauthenticate: { name: 'reauthenticate', most: 30, perSeconds: 5 * MINUTES },
  proveAgain: { name: 'prove again', most: 30, perSeconds: 5 * MINUTES },
  /** 15 a minute, and 30 at once. */
  factorChallenge: { name: 'factor challenge', most: 30, perSeconds: 2 * MINUTES },
  factorVerify: { name: 'factor verify', most: 30, perSeconds: 2 * MINUTES },
  /** Mails that an address may have us send. */
  mails: { name: 'mails', most: 30, perSeconds: HOUR },
  texts: { name: 'texts', most: 30, perSeconds: HOUR },
  /** The subject is the recipient: an email address or a number. */
  mailTo: { name: 'mail to', most: 1, perSeconds: MINUTES },
  textTo: { name: 'text to', most: 1, perSeconds: MINUTES },
  /**
   * The subject is the named account, whether it exists or not, together with the network or the known browser. A right password doesn't
   * count.
   */
  wrongPassword: { name: 'wrong password', most: 10, perSeconds: 15 * MINUTES },
  /** The subject is the named account, whether it exists or not. Beyond this limit, a password alone opens it only in known browsers. */
  wrongPasswordInAll: { name: 'wrong password in all', most: 100, perSeconds: HOUR },
  /** The subject is the account. Only a person who has its password can try. */
  wrongSignInCode: { name: 'wrong sign-in code', most: 10, perSeconds: HOUR },
  /** The subject is the address or number that codes go to: having new ones sent gives no more guesses. The link is still good. */
  wrongCode: { name: 'wrong code', most: 10, perSeconds: HOUR },
  /** The subject is the factor: guesses from many network addresses count for one factor. */
  wrongFactor: { name: 'wrong factor', most: 10, perSeconds: HOUR },
} as const satisfies Record<string, Limit>
