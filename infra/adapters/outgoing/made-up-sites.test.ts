import { expect, it } from 'vitest'
import { withMadeUpSites } from './made-up-sites.ts'
import type { Outgoing } from './outgoing.ts'
import { OutgoingError } from './outgoing-error.ts'

const REQUEST = { accept: ['text/html'], mostBytes: 1_000 }

const answering =
  (name: string, asked: string[]): Outgoing =>
  async (address) => {
    asked.push(`${name} ${String(address)}`)
    if (String(address).includes('unknown')) throw new OutgoingError('error-status', 'not here', { status: name === 'inside' ? 421 : 404 })
    return { url: new URL(address), contentType: 'text/html', headers: {}, body: (async function* () {})() }
  }

it('asks for made-up sites inside, under the address that they go by', async () => {
  const asked: string[] = []
  const outgoing = withMadeUpSites(answering('outside', asked), answering('inside', asked), 'http://127.0.0.1:3009/sites/')
  expect((await outgoing('https://fernweh.example/a?b=c#d', REQUEST)).url.href).toBe('https://fernweh.example/a?b=c')
  await outgoing('https://debut.test/', REQUEST)
  await outgoing('http://fernweh.example:8080/', REQUEST)
  await expect(outgoing('https://unknown.example/', REQUEST)).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual([
    'inside http://127.0.0.1:3009/sites/fernweh.example/a?b=c',
    'outside https://debut.test/',
    'outside http://fernweh.example:8080/',
    'inside http://127.0.0.1:3009/sites/unknown.example/',
    'outside https://unknown.example/',
  ])
})
