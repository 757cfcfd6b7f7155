import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { Refused } from './errors.ts'
import type { Storage } from './storage.ts'

/** A file as it lies there: what is written about it elsewhere shows whether it is still the same. */
export interface SealedFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Files that can't be read, changed or exchanged without the key. Each is small enough to be held whole. */
export interface SealedFiles {
  put(path: string, body: Uint8Array): Promise<SealedFile>
  /** Undefined where nothing lies. Refused where it was changed, or sealed with another key. */
  get(path: string): Promise<(SealedFile & { readonly body: Buffer }) | undefined>
  list(folder: string): Promise<string[]>
  remove(path: string): Promise<void>
  removeUnder(folder: string): Promise<void>
}

const NONCE = 12
const TAG = 16
const CIPHER = 'aes-256-gcm'
const TYPE = 'application/octet-stream'

/** AES-256-GCM, each file bound to its path. */
export const sealedFiles = (storage: Storage, secret: string): SealedFiles => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'debut back-up files', 32)))

  const unseal = (path: string, sealed: Uint8Array): Buffer => {
    try {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(path))
        .setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
    } catch (error) {
      throw new Refused(
        `the file ${path} can't be opened: it was changed or cut off, or BACKUP_KEY is not the one that it was sealed with`,
        {
          cause: error,
        },
      )
    }
  }

  return {
    put: async (path, body) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path))
      const sealed = Buffer.concat([nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()])
      await storage.put(path, sealed, TYPE)
      return described(path, sealed)
    },
    get: async (path) => {
      const found = await storage.get(path)
      return found && { ...described(path, found.body), body: unseal(path, found.body) }
    },
    list: (folder) => storage.list(folder),
    remove: (path) => storage.remove(path),
    removeUnder: (folder) => storage.removeUnder(folder),
  }
}

const described = (path: string, sealed: Uint8Array): SealedFile => ({
  path,
  bytes: sealed.byteLength,
  sha256: createHash('sha256').update(sealed).digest('hex'),
})
