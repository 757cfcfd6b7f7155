import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { AuthError } from '../../refusals/auth-error.ts'

export type Chain = 'ethereum' | 'solana'

/** What a wallet was shown and signed. */
export interface WalletMessage {
  /** Character by character, as that is what was signed. */
  readonly text: string
  readonly domain: string
  readonly address: string
  readonly statement: string | undefined
  readonly uri: URL
  readonly chainId: string | undefined
  readonly nonce: string | undefined
  readonly issuedAt: Instant
  readonly expiresAt: Instant | undefined
  readonly notBefore: Instant | undefined
}

interface Dialect {
  /** How GoTrue begins what it has to say of it. */
  readonly prefix: string
  readonly header: string
  readonly address: RegExp
  readonly wrongAddress: string
  readonly chainId: RegExp
}

const dialects: Readonly<Record<Chain, Dialect>> = {
  ethereum: {
    prefix: 'siwe',
    header: ' wants you to sign in with your Ethereum account:',
    address: /^0x[0-9a-fA-F]{40}$/,
    wrongAddress: 'wallet address is not in EIP-55 format',
    chainId: /^[1-9]\d{0,15}$/,
  },
  solana: {
    prefix: 'siws',
    header: ' wants you to sign in with your Solana account:',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    wrongAddress: 'wallet address is not in base58 format',
    chainId: /^(solana:)?(mainnet|mainnet-beta|devnet|testnet|localnet|[1-9A-HJ-NP-Za-km-z]{32})$/i,
  },
}

const FIELDS: ReadonlySet<string> = new Set([
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
])
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
const NONCE = /^[\w-]{8,256}$/
/** Nothing of one line may look like another, neither to the signer nor to us. */
const UNREADABLE = /[^\P{C}\n]|[\u2028\u2029]/u

/** Reads EIP-4361 and its sibling for Solana; whatever differs from what would be written is refused in GoTrue's words. */
export const parseWalletMessage = (text: string, chain: Chain): WalletMessage => {
  const { prefix, header, address: addressForm, wrongAddress, chainId: chainForm } = dialects[chain]
  const refuse = (reason: string) => new AuthError('validation_failed', `${prefix}: ${reason}`)
  if (UNREADABLE.test(text)) throw refuse('message holds characters that cannot be shown')
  const lines = text.split('\n')
  const [first = '', address = '', third = '', fourth = '', fifth = ''] = lines
  if (lines.length < 6) throw refuse('message needs at least 6 lines')
  if (!first.endsWith(header)) throw refuse(`message first line does not end in "${header}"`)
  const domain = first.slice(0, -header.length)
  if (!isHost(domain)) throw refuse('domain in first line of message is not valid')
  if (!addressForm.test(address)) throw refuse(wrongAddress)
  if (third !== '') throw refuse('third line must be empty')
  const statement = fourth !== '' && fifth === '' ? fourth : undefined
  const fields = fieldsOf(lines, statement === undefined ? 3 : 5, refuse)

  const timeOf = (name: string): Instant | undefined => {
    const value = fields.get(name)
    if (value === undefined) return undefined
    if (!RFC_3339.test(value)) throw refuse(`${name} is not a valid ISO8601 timestamp`)
    try {
      return toInstant(value)
    } catch {
      throw refuse(`${name} is not a valid ISO8601 timestamp`)
    }
  }
  const version = fields.get('Version') ?? ''
  if (version !== '1') throw refuse(`Version value is not supported, expected 1 got ${JSON.stringify(version)}`)
  const issuedAt = timeOf('Issued At')
  if (issuedAt === undefined) throw refuse('Issued At is not specified')
  const uri = fields.get('URI')
  if (uri === undefined) throw refuse('URI is not specified')
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s\\]+$/i.test(uri) || !URL.canParse(uri)) throw refuse('URI is not valid')
  const chainId = fields.get('Chain ID')
  if (chainId === undefined ? chain === 'ethereum' : !chainForm.test(chainId)) throw refuse('Chain ID is not valid')
  const nonce = fields.get('Nonce')
  if (nonce !== undefined && !NONCE.test(nonce)) throw refuse('Nonce needs at least 8 characters')
  const expiresAt = timeOf('Expiration Time')
  const notBefore = timeOf('Not Before')
  if (expiresAt !== undefined && issuedAt > expiresAt) throw refuse('Issued At is after Expiration Time')
  if (expiresAt !== undefined && notBefore !== undefined && notBefore > expiresAt) throw refuse('Not Before is after Expiration Time')
  return { text, domain, address, statement, uri: new URL(uri), chainId, nonce, issuedAt, expiresAt, notBefore }
}

/** Exactly what an address has as its host, with its port. */
const isHost = (domain: string): boolean => {
  const url = `https://${domain}/`
  return /^[\w.:[\]-]+$/.test(domain) && URL.canParse(url) && [domain, domain.replace(/:443$/, '')].includes(new URL(url).host)
}

const fieldsOf = (lines: readonly string[], start: number, refuse: (reason: string) => Error): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  let resources = -1
  for (const [index, line] of lines.entries()) {
    if (index < start || line === '') continue
    if (resources >= 0 && line.startsWith('- ')) {
      if (!URL.canParse(line.slice(2))) throw refuse(`Resource at position ${resources} has invalid URI`)
      resources += 1
      continue
    }
    // The published client forgets the colon for Solana.
    if (line === 'Resources:' || line === 'Resources') {
      resources = 0
      continue
    }
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    // Twice is one time too many: the wallet may have shown the other.
    if (!FIELDS.has(name) || fields.has(name)) throw refuse(`encountered unparsable line at index ${index}`)
    fields.set(name, value)
  }
  return fields
}
