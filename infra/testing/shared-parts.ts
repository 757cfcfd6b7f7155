import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from '@debut/stack/browser.ts'
import { startProductAtTen, startSharedProduct } from './demo-product.ts'
import { startPostgresForTests } from './postgres-for-tests.ts'

interface Started {
  /** What a test that uses it has to know. */
  readonly about: unknown
  stop(): Promise<void>
}

/** Unpacked once, and started once: the first start writes caches that two at a time would tear. */
const readyChromium = async () => {
  await (await launchBrowser()).close()
  return { about: null, stop: async () => undefined }
}

const starts: Readonly<Record<string, () => Promise<Started>>> = {
  postgres: startPostgresForTests,
  product: startSharedProduct,
  'product-at-ten': startProductAtTen,
  chromium: readyChromium,
}

/** What test files share is started when the first of them asks for it, so that a run of a few files starts no more than these need. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const started = new Map<string, Promise<Started>>()
  const part = (name: string) => {
    const known = started.get(name) ?? starts[name]?.()
    if (known === undefined) throw new Error(`There is no part "${name}" to share`)
    started.set(name, known)
    return known
  }
  const server = createServer((request, response) => {
    Promise.try(part, (request.url ?? '').slice(1)).then(
      ({ about }) => response.end(JSON.stringify(about)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('partsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return async () => {
    server.close().closeAllConnections()
    await Promise.all([...started.values()].map((each) => each.then(({ stop }) => stop())))
  }
}
