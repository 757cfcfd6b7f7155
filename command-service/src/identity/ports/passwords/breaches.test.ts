import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@debut/adapters/logging.ts'
import { expect, it, onTestFinished } from 'vitest'
import { argon2Passwords } from './argon2-passwords.ts'
import { breachesAt } from './breaches.ts'

const logger = createLogger('test', 'silent')
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const leaked = 'four brown bears dance'
const padding = 'quiet river stone'

/** One of our own, in the form of Have I Been Pwned. */
const server = async (answer: (response: ServerResponse, prefix: string) => void) => {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  const http = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, headers })
    answer(response, url.slice(-5))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => http.close().closeAllConnections())
  return { asked, breaches: breachesAt(`http://127.0.0.1:${(http.address() as AddressInfo).port}/range`, logger) }
}

/** All that is known in a range, and what pads it. */
const ranges = (response: ServerResponse, prefix: string) => {
  const lines = [leaked, padding].flatMap((password) =>
    hashOf(password).startsWith(prefix) ? [`${hashOf(password).slice(5)}:${password === leaked ? 42 : 0}`] : [],
  )
  response.end(['0018A45C4D1DEF81644B54AB7F969B88D65:10', ...lines, '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2'].join('\r\n'))
}

it('knows what has leaked, and sends no more than five characters of a hash', async () => {
  const { breaches, asked } = await server(ranges)
  expect(await breaches.have(leaked)).toBe(true)
  expect(await breaches.have('something of my own')).toBe(false)
  expect(asked.map(({ path }) => path)).toEqual([leaked, 'something of my own'].map((each) => `/range/${hashOf(each).slice(0, 5)}`))
  expect(asked[0]?.headers['add-padding']).toBe('true')
})

it('takes what only pads a range for nothing', async () => {
  const { breaches } = await server(ranges)
  expect(await breaches.have(padding)).toBe(false)
})

it.each<[string, (response: ServerResponse) => void]>([
  ['is unavailable', (response) => void response.writeHead(503).end()],
  ['answers something else', (response) => void response.end('<html>')],
  ['hangs up', (response) => void response.destroy()],
  ['leads elsewhere', (response) => void response.writeHead(302, { location: '/' }).end()],
  ['answers without end', (response) => void response.end('x'.repeat(1_000_001))],
  ['never answers', () => undefined],
])('refuses no password while the service %s', async (_, answer) => {
  const { breaches } = await server(answer)
  expect(await breaches.have(leaked)).toBe(false)
})

it('refuses a password that has leaked, as one that is known, and asks nothing about those that are weak anyway', async () => {
  const { breaches, asked } = await server(ranges)
  const passwords = argon2Passwords({ shortest: 8, refuseCommon: true, site: [], breaches })
  await expect(passwords.refuseWeak(leaked, {})).rejects.toMatchObject({
    code: 'weak_password',
    more: { weak_password: { reasons: ['pwned'] } },
  })
  await expect(passwords.refuseWeak('short', {})).rejects.toMatchObject({ code: 'weak_password' })
  await passwords.refuseWeak('something of my own', {})
  expect(asked).toHaveLength(2)
  const relaxed = argon2Passwords({ shortest: 8, refuseCommon: false, site: [], breaches })
  await relaxed.refuseWeak(leaked, {})
  expect(asked).toHaveLength(2)
})
