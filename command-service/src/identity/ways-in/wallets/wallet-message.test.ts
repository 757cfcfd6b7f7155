import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AuthError } from '../../refusals/auth-error.ts'
import { type Chain, parseWalletMessage } from './wallet-message.ts'

const ethereum = {
  header: 'debut.example wants you to sign in with your Ethereum account:',
  address: '0x196a28d05bA75C8dC35B0F6e71DD622D1aC82b7E',
}
const solana = {
  header: 'debut.example wants you to sign in with your Solana account:',
  address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
}
const FIELDS = {
  URI: 'https://debut.example/login',
  Version: '1',
  'Chain ID': '1',
  Nonce: '32891756',
  'Issued At': '2026-03-02T08:00:00.000Z',
}

const write = (chain: Chain, fields: Readonly<Record<string, string | undefined>> = FIELDS, statement?: string): string => {
  const { header, address } = chain === 'ethereum' ? ethereum : solana
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return [header, address, '', ...(statement === undefined ? [] : [statement, '']), ...lines].join('\n')
}
const readEthereum = (fields: Readonly<Record<string, string | undefined>>) =>
  parseWalletMessage(write('ethereum', { ...FIELDS, ...fields }), 'ethereum')

describe('a message that a wallet signs', () => {
  it('is read as it is written', () => {
    const text = write(
      'ethereum',
      { ...FIELDS, 'Expiration Time': '2026-03-02T09:00:00Z', 'Not Before': '2026-03-02T07:00:00+00:00' },
      'Sign in to Debut',
    )
    expect(parseWalletMessage(text, 'ethereum')).toMatchObject({
      text,
      domain: 'debut.example',
      address: ethereum.address,
      statement: 'Sign in to Debut',
      chainId: '1',
      nonce: '32891756',
    })
    const { uri, issuedAt, expiresAt, notBefore } = parseWalletMessage(text, 'ethereum')
    expect(uri.href).toBe('https://debut.example/login')
    expect([issuedAt, expiresAt, notBefore].map((at) => at?.toUTC().toISO())).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T07:00:00.000Z',
    ])
  })

  it('is read as others write it', () => {
    const text = [
      'debut.example:8443 wants you to sign in with your Ethereum account:',
      ethereum.address,
      '',
      '',
      'URI: https://debut.example:8443/',
      'Version: 1',
      'Chain ID: 137',
      'Nonce: abcdefgh1234',
      'Issued At: 2026-03-02T08:00:00.000Z',
      'Request ID: some-id',
      'Resources:',
      '- https://debut.example/terms',
    ].join('\n')
    expect(parseWalletMessage(text, 'ethereum')).toMatchObject({
      domain: 'debut.example:8443',
      chainId: '137',
      nonce: 'abcdefgh1234',
      statement: undefined,
    })
  })

  it('needs no chain and no nonce for Solana, as its wallets write none', () => {
    const text = write('solana', { Version: '1', URI: FIELDS.URI, 'Issued At': FIELDS['Issued At'] }, 'Sign in')
    expect(parseWalletMessage(text, 'solana')).toMatchObject({ address: solana.address, chainId: undefined, nonce: undefined })
    for (const chainId of ['mainnet', 'solana:devnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
      expect(parseWalletMessage(write('solana', { ...FIELDS, 'Chain ID': chainId }), 'solana')).toMatchObject({ chainId })
  })

  it('lists what else is signed for, also where the colon is forgotten', () => {
    for (const title of ['Resources:', 'Resources'])
      expect(
        parseWalletMessage(`${write('solana', { ...FIELDS, 'Chain ID': 'mainnet' })}\n${title}\n- https://debut.example/terms`, 'solana')
          .nonce,
      ).toBe('32891756')
  })

  it.each([
    ['', 'siwe: message needs at least 6 lines'],
    ['\n\n\n\n\n', `siwe: message first line does not end in " wants you to sign in with your Ethereum account:"`],
    [write('solana'), `siwe: message first line does not end in " wants you to sign in with your Ethereum account:"`],
    [write('ethereum').replace('debut.example', '***'), 'siwe: domain in first line of message is not valid'],
    [write('ethereum').replace('debut.example', 'https://debut.example'), 'siwe: domain in first line of message is not valid'],
    [write('ethereum').replace('debut.example', 'a@debut.example'), 'siwe: domain in first line of message is not valid'],
    [write('ethereum').replace(ethereum.address, 'a stranger'), 'siwe: wallet address is not in EIP-55 format'],
    [write('ethereum').replace('\n\n', '\nx\n'), 'siwe: third line must be empty'],
    [`${write('ethereum')}\nNot parsable`, 'siwe: encountered unparsable line at index 8'],
    [`${write('ethereum')}\nNonce: 99999999`, 'siwe: encountered unparsable line at index 8'],
    [`${write('ethereum')}\nResources:\n- ***`, 'siwe: Resource at position 0 has invalid URI'],
    [`${write('ethereum')}\u0000`, 'siwe: message holds characters that cannot be shown'],
    [`${write('ethereum')}\r`, 'siwe: message holds characters that cannot be shown'],
    [`${write('ethereum')}\u202e`, 'siwe: message holds characters that cannot be shown'],
    [`${write('ethereum')}\ud83d`, 'siwe: message holds characters that cannot be shown'],
  ])('is refused where it reads %j', (text, message) => {
    expect(() => parseWalletMessage(text, 'ethereum')).toThrow(new AuthError('validation_failed', message))
  })

  it.each([
    [{ Version: '2' }, 'siwe: Version value is not supported, expected 1 got "2"'],
    [{ Version: undefined }, 'siwe: Version value is not supported, expected 1 got ""'],
    [{ URI: undefined }, 'siwe: URI is not specified'],
    [{ URI: '***' }, 'siwe: URI is not valid'],
    [{ URI: 'https:debut.example' }, 'siwe: URI is not valid'],
    [{ 'Chain ID': undefined }, 'siwe: Chain ID is not valid'],
    [{ 'Chain ID': 'random:mainnet' }, 'siwe: Chain ID is not valid'],
    [{ Nonce: 'short' }, 'siwe: Nonce needs at least 8 characters'],
    [{ 'Issued At': undefined }, 'siwe: Issued At is not specified'],
    [{ 'Issued At': 'yesterday' }, 'siwe: Issued At is not a valid ISO8601 timestamp'],
    [{ 'Issued At': '2026-02-30T00:00:00Z' }, 'siwe: Issued At is not a valid ISO8601 timestamp'],
    [{ 'Expiration Time': '2026-03-02' }, 'siwe: Expiration Time is not a valid ISO8601 timestamp'],
    [{ 'Not Before': 'soon' }, 'siwe: Not Before is not a valid ISO8601 timestamp'],
    [{ 'Expiration Time': '2026-03-01T00:00:00Z' }, 'siwe: Issued At is after Expiration Time'],
    [{ 'Expiration Time': '2026-03-03T00:00:00Z', 'Not Before': '2026-03-04T00:00:00Z' }, 'siwe: Not Before is after Expiration Time'],
  ])('is refused with %j', (fields, message) => {
    expect(() => readEthereum(fields)).toThrow(new AuthError('validation_failed', message))
  })

  it('is read or refused, whatever it is', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ethereum.header, ethereum.address, solana.header, solana.address, 'Resources:', '- https://debut.example'),
      fc.tuple(fc.constantFrom(...Object.keys(FIELDS), 'Expiration Time'), fc.string()).map((pair) => pair.join(': ')),
      fc.constantFrom(...write('ethereum').split('\n')),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom<Chain>('ethereum', 'solana'), (lines, chain) => {
        try {
          parseWalletMessage(lines.join('\n'), chain)
        } catch (error) {
          expect(error).toMatchObject({ code: 'validation_failed', status: 400 })
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('means what its writer put into each field, and nothing that a statement pretends', () => {
    const statement = fc
      .string({ minLength: 1, maxLength: 80 })
      .map((text) => text.replaceAll(/[^\P{C}]/gu, ' '))
      .filter((text) => !/[\u2028\u2029]/.test(text))
    fc.assert(
      fc.property(
        fc.oneof(statement, fc.constantFrom('URI: https://evil.example', 'Nonce: 00000000')),
        fc.stringMatching(/^[a-z0-9]{8,20}$/),
        (said, nonce) => {
          const read = parseWalletMessage(write('ethereum', { ...FIELDS, Nonce: nonce }, said), 'ethereum')
          expect(read).toMatchObject({ statement: said, nonce })
          expect(read.uri.host).toBe('debut.example')
        },
      ),
    )
  })
})
