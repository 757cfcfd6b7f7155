import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { ethereumAccount } from '@debut/command-service/identity/testing/wallets.ts'
import type { Page } from 'playwright-core'

/** What its owner does when a page asks something of it. */
type Mood = 'agrees' | 'will-not-connect' | 'will-not-sign'

/** A wallet for Ethereum in the browser, as its extension puts it there; the key stays here. */
export const bringEthereum = async (page: Page) => {
  const account = ethereumAccount()
  let mood: Mood = 'agrees'
  const signed: string[] = []
  await page.exposeFunction('askEthereumOwner', async (method: string, [message = '0x']: readonly string[] = []) => {
    if (method === 'eth_chainId') return '0x1'
    if (mood === (method === 'eth_requestAccounts' ? 'will-not-connect' : 'will-not-sign')) return null
    if (method === 'eth_requestAccounts') return [account.address]
    const text = Buffer.from(message.slice(2), 'hex')
    signed.push(text.toString())
    return account.sign(text)
  })
  await page.addInitScript(`window.ethereum = {
    request: async ({ method, params }) => {
      const answer = await window.askEthereumOwner(method, params)
      if (answer === null) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      return answer
    },
  }`)
  return { signed, isInMood: (next: Mood) => (mood = next) }
}

/** The same for Solana, whose wallets know one of two ways to sign in. */
export const bringSolana = async (page: Page, knows: 'signIn' | 'signMessage') => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(rawKey(publicKey))
  await page.exposeFunction('signWithSolana', (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex'))
  await page.addInitScript(`{
    const signed = async (text) => Uint8Array.fromHex(await window.signWithSolana(text))
    const signIn = async ({ domain, statement, version, uri, issuedAt }) => {
      const signedMessage = [domain + ' wants you to sign in with your Solana account:', '${address}', '', statement, '', 'Version: ' + version, 'URI: ' + uri, 'Issued At: ' + issuedAt].join('\\n')
      return { signedMessage: new TextEncoder().encode(signedMessage), signature: await signed(signedMessage) }
    }
    const signMessage = (message) => signed(new TextDecoder().decode(message))
    const publicKey = { toBase58: () => '${address}' }
    window.solana = ${knows === 'signIn' ? '{ publicKey, signIn }' : '{ publicKey, signMessage }'}
  }`)
}

const rawKey = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).subarray(-32)
