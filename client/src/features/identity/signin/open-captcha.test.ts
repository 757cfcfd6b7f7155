import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Options {
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
  readonly 'before-interactive-callback': () => void
  readonly 'error-callback': () => unknown
}

/** As much of a page as a provider's script needs. */
let scripts: { src: string; onerror: () => void; remove: () => void }[]
let page: Record<string, unknown>
let drawn: Options[]
let done: string[]

const api = {
  render: (_place: unknown, options: Options) => {
    drawn.push(options)
    return 'a widget'
  },
  reset: () => done.push('reset'),
  remove: () => done.push('removed'),
}

beforeEach(() => {
  scripts = []
  page = {}
  drawn = []
  done = []
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => done.push('script removed') }),
    head: { append: scripts.push.bind(scripts) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (provider: 'turnstile' | 'hcaptcha', width = 340) => {
  vi.resetModules()
  const { openCaptcha } = await import('./open-captcha.ts')
  const calls: string[] = []
  const events = { solved: (token: string) => void calls.push(`solved: ${token}`), moved: (phase: string) => void calls.push(phase) }
  const place = {} as HTMLElement
  const show = () => openCaptcha(place, { provider, siteKey: 'a-site-key', theme: 'dark', width, events })
  return { calls, show, captcha: show() }
}
const arrive = async (provider: string) => {
  page[provider] = api
  ;(page['debutCaptchaReady'] as () => void)()
  await vi.advanceTimersByTimeAsync(0)
}

it.each([
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', 'flexible', 'working'],
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit', 'normal', 'waiting'],
] as const)('is drawn by the script of %s, in the page’s theme', async (provider, src, size, phase) => {
  const { calls, captcha } = await open(provider)
  expect(scripts[0]?.src).toContain(src)
  await arrive(provider)
  expect(drawn).toMatchObject([{ sitekey: 'a-site-key', theme: 'dark', size }])
  drawn[0]?.callback('a token')
  drawn[0]?.['expired-callback']()
  captcha.reset()
  expect(calls).toEqual([phase, 'solved: a token', phase, phase])
  captcha.close()
  expect(done).toEqual(['reset', 'removed'])
})

it.each(['turnstile', 'hcaptcha'] as const)('is compact where it would not fit: %s', async (provider) => {
  await open(provider, 246)
  await arrive(provider)
  expect(drawn).toMatchObject([{ size: 'compact' }])
})

it('reports its phases', async () => {
  const { calls } = await open('turnstile')
  await arrive('turnstile')
  drawn[0]?.['before-interactive-callback']()
  expect(drawn[0]?.['error-callback']()).toBe(true)
  expect(calls).toEqual(['working', 'waiting', 'failed'])
})

it('fails where the provider takes it for a fault of the page', async () => {
  const { calls } = await open('turnstile')
  page['turnstile'] = {
    render: () => {
      throw new Error('invalid sitekey')
    },
  }
  ;(page['debutCaptchaReady'] as () => void)()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['working', 'failed'])
})

it('is unavailable where its script is blocked, and asked for again with the next', async () => {
  const { calls, show } = await open('hcaptcha')
  scripts[0]?.onerror()
  await vi.advanceTimersByTimeAsync(0)
  expect([calls, done]).toEqual([['unavailable'], ['script removed']])
  show()
  await arrive('hcaptcha')
  expect([calls, scripts.length]).toEqual([['unavailable', 'waiting'], 2])
})

it('is unavailable where its script does not come to life', async () => {
  const { calls } = await open('hcaptcha')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(calls).toEqual(['unavailable'])
})

it('is fetched once for two, and not drawn once it is closed', async () => {
  const { calls, captcha, show } = await open('turnstile')
  captcha.close()
  show()
  await arrive('turnstile')
  expect([scripts.length, drawn.length, calls]).toEqual([1, 1, ['working']])
})
