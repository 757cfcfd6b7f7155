import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What CBOR has that an authenticator says: whole numbers, byte strings, texts and maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 255)
}

const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...Array.from(value, ([key, item]) => Buffer.concat([encode(key), encode(item)]))])
}

const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const map = new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return encode(map)
}

const PRESENT = 0x01
const WITH_KEY = 0x40

interface Place {
  readonly origin: string
  readonly rpId: string
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A security key without a PIN, such as one that hangs on a ring of keys: ES256, no attestation, and it counts. */
export const softwareKey = ({ origin, rpId }: Place) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, rest: Uint8Array = new Uint8Array()) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count, rest])
  }
  const common = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: base64(id),
    /** A copy of it was made, and has been used less. */
    rewind: (by: number) => {
      counter -= by
    },
    create: (challenge: string, from = origin) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(PRESENT | WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]))
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, from)),
          attestationObject: base64(encode(attestation)),
          transports: ['usb'],
        },
      }
    },
    request: (challenge: string, from = origin) => {
      const data = authenticatorData(PRESENT)
      const said = clientData('webauthn.get', challenge, from)
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(said).digest()]), privateKey)
      return {
        ...common,
        response: { clientDataJSON: base64(said), authenticatorData: base64(data), signature: base64(signature) },
      }
    },
  }
}
