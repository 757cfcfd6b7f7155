import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Each purpose has a key of its own, so that what was made for one is worth nothing for another. */
export interface Secrets {
  hmac(purpose: string, text: string): Buffer
  seal(purpose: string, value: unknown): Buffer
  /** Throws where it was not sealed here, for this purpose. */
  open(purpose: string, sealed: Buffer): unknown
}

const NONCE = 12
const TAG = 16

export const openSecrets = (secret: string): Secrets => {
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string): KeyObject => {
    let key = keys.get(purpose)
    if (key === undefined)
      keys.set(purpose, (key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'debut identity', purpose, 32)))))
    return key
  }
  return {
    hmac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
    seal: (purpose, value) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const body = cipher.update(JSON.stringify(value), 'utf8')
      return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()])
    },
    open: (purpose, sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAuthTag(sealed.subarray(-TAG))
      const opened: unknown = JSON.parse(decipher.update(sealed.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8'))
      return opened
    },
  }
}

/** In the same time wherever they differ. */
export const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
