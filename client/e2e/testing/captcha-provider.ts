import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BrowserContext } from 'playwright-core'

export type Provider = 'turnstile' | 'hcaptcha'

const HOSTS = { turnstile: 'https://challenges.cloudflare.com', hcaptcha: 'https://js.hcaptcha.com' } as const

/** As much of a provider's script as a page meets: a frame of its own, which its reader ticks, and one token for each tick. */
const script = (provider: Provider, ticks: string) => `(() => {
  const drawn = []
  let tokens = 0
  const draw = ({ place, options }) => {
    const frame = document.createElement('iframe')
    frame.title = 'Widget of ${provider}'
    frame.width = options.size === 'compact' ? 150 : 300
    frame.height = options.size === 'compact' ? 140 : 65
    frame.src = '${HOSTS[provider]}/frame?theme=' + options.theme + '&size=' + options.size
    place.replaceChildren(frame)
  }
  addEventListener('message', ({ data, source }) => {
    const widget = drawn.find(({ place }) => place.querySelector('iframe')?.contentWindow === source)
    if (widget && data === 'ticked') widget.options.callback('${ticks}-' + Math.random() + '-' + (tokens += 1))
    if (widget && data === 'failed') widget.options['error-callback']('600010')
  })
  window.${provider} = {
    render: (place, options) => {
      drawn.push({ place, options })
      draw(drawn.at(-1))
      return String(drawn.length - 1)
    },
    reset: (id) => draw(drawn[id]),
    remove: (id) => drawn[id].place.replaceChildren(),
  }
  const ready = new URL(document.currentScript.src).searchParams.get('onload')
  setTimeout(() => window[ready]())
})()`

const FRAME = `<!doctype html><meta charset="utf-8"><title>Are you a person?</title><body style="margin:0">
<button onclick="parent.postMessage('ticked', '*')">I am a person</button>
<button onclick="parent.postMessage('failed', '*')">Fail</button>`

/** Instead of the provider's own hosts, which tests do not reach. */
export const standInFor = async (context: BrowserContext, provider: Provider) => {
  const stand = { asked: 0, ticks: 'solved', isBlocked: false }
  await context.route(`${HOSTS[provider]}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (stand.isBlocked) return route.abort('blockedbyclient')
    if (pathname === '/frame') return route.fulfill({ contentType: 'text/html', body: FRAME })
    stand.asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: script(provider, stand.ticks) })
  })
  return stand
}

/** Takes each token once, as both providers do. */
export const startSiteverify = async () => {
  const taken = new Set<string>()
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      const token = new URLSearchParams(form).get('response') ?? ''
      const success = token.startsWith('solved') && !taken.has(token)
      taken.add(token)
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success, 'error-codes': success ? [] : ['bad-token'] }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return { url: `http://127.0.0.1:${address.port}/siteverify`, taken, close: async () => server.close().closeAllConnections() }
}
