import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { portHolder } from './port-holder.ts'
import { choosePorts, freePort, quietPorts, whyTaken } from './ports.ts'

const occupy = async () => {
  const server = createServer().listen(await freePort('127.0.0.1'), '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('gives way to whatever has a wanted port, and never chooses one twice', async () => {
  const taken = await occupy()
  const free = await freePort('127.0.0.1')
  const chosen = await choosePorts([taken, free, free, 70_000, 0], '127.0.0.1')
  expect(chosen[0]).not.toBe(taken)
  expect(chosen[1]).toBe(free)
  expect(new Set(chosen).size).toBe(5)
})

it('chooses where the machine gives no port to an outgoing connection', async () => {
  const { first, last } = quietPorts()
  for (const port of await choosePorts([0, 0, 70_000], '127.0.0.1')) {
    expect(port).toBeGreaterThanOrEqual(first)
    expect(port).toBeLessThanOrEqual(last)
  }
})

it.each([
  ['below those for connections', [32_768, 60_999], { first: 10_000, last: 32_767 }],
  ['above them where they begin low', [1_024, 60_000], { first: 60_001, last: 65_535 }],
  ['anywhere where they are all that there is', [1_024, 65_535], { first: 10_000, last: 65_535 }],
] as const)('chooses %s', (_, outgoing, quiet) => {
  expect(quietPorts(outgoing)).toEqual(quiet)
})

it('says why a port cannot be used', async () => {
  await expect(whyTaken(await occupy(), '127.0.0.1')).resolves.toBe('EADDRINUSE')
  await expect(whyTaken(await freePort('127.0.0.1'), '127.0.0.1')).resolves.toBeUndefined()
})

it.runIf(process.platform === 'linux')('names the process that listens on a port', async () => {
  expect(portHolder(await occupy())).toContain(`process ${process.pid}`)
  expect(portHolder(await freePort('127.0.0.1'))).toBeUndefined()
})
