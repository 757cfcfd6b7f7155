/** Tries keys until one begins as asked, in a worker, so that the page stays quick. In the second version of ALTCHA's format. */
interface Challenge {
  readonly nonce: string
  readonly salt: string
  readonly cost: number
  readonly keyLength: number
  readonly keyPrefix: string
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const keyFor = async (counter: number, { nonce, salt, cost, keyLength }: Challenge): Promise<string> => {
  const start = bytesOf(nonce)
  const password = new Uint8Array(start.length + 4)
  password.set(start)
  new DataView(password.buffer).setUint32(start.length, counter)
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost },
    key,
    keyLength * 8,
  )
  return hexOf(new Uint8Array(derived))
}

const solve = async (parameters: Challenge) => {
  for (let counter = 0; ; counter += 1) {
    const derivedKey = await keyFor(counter, parameters)
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey }
  }
}

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
