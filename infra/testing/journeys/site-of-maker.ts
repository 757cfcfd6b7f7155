import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainPicture } from '../plain-picture.ts'

/** No resolver outside of the product in the journeys knows this name. */
export const SITE_NAME = 'fernweh.example'

/** A program has to import this first to find the site. */
export const NAMED_SITE = new URL('./named-site.mjs', import.meta.url).href

const page = `<!doctype html><html lang="en"><head><title>Fernweh</title>
<meta property="og:description" content="Plan a trip by train first, flights last">
<meta name="description" content="Plan a trip by train first, flights last">
<link rel="apple-touch-icon" href="/icon.png"></head><body><h1>Fernweh</h1></body></html>`

/** The site of somebody who launches: what it says of itself is read when they submit it. */
export const startSite = async () => {
  const server = createServer((request, response) => {
    if (request.url === '/icon.png') return response.setHeader('content-type', 'image/png').end(plainPicture(256))
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://${SITE_NAME}:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }
}
