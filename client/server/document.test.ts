import { expect, it } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { makersAt } from '../src/features/members/makers/makers.ts'
import { resourceFetched } from '../src/lib/resources/resources-slice.ts'
import type { CaptchaProvider } from './config.ts'
import { type DocumentParts, fillDocument, writeAround } from './document.ts'

const HOSTILE = `</script><script>alert('"&')</script>`

const writeDocument = (parts: DocumentParts) => fillDocument(writeAround(parts), { ...parts.page, markup: [parts.page.markup] }).toString()

const HEAD = { title: 'Sign in', description: 'Sign in', status: 200 as const, complete: true }
const documentWith = (captcha?: CaptchaProvider) =>
  writeDocument({
    page: { head: HEAD, markup: '', state: createStore({}).store.getState(), name: undefined, path: '/', theme: undefined },
    tags: '',
    canonical: 'https://debut.example/',
    publicUrl: 'https://debut.example',
    settings: { build: 'test', autoPageViews: true, supportChat: { provider: 'chat' } },
    captcha,
  })

it('says whether people are distinguished from programs here, so that forms keep a place for it', () => {
  expect(documentWith('turnstile')).toContain('<html lang="en" data-captcha="turnstile">')
  expect(documentWith()).toContain('<html lang="en">')
})

it('lets nothing that a member wrote end the script that carries the state', () => {
  const { store } = createStore({})
  const data = { rows: [{ rank: 1, memberId: 'm', username: HOSTILE, points: 1, tools: [] }], hasMore: false, position: 1 }
  store.dispatch(resourceFetched({ ...makersAt({ search: new URLSearchParams() }), entry: { status: 'ready', data, pages: 1 } }))
  const state = store.getState()
  const head = { title: HOSTILE, description: HOSTILE, status: 200 as const, complete: true, jsonLd: [{ name: HOSTILE }] }
  const html = writeDocument({
    page: { head, markup: '', state, name: undefined, path: '/', theme: undefined },
    tags: '',
    canonical: 'https://debut.example/',
    publicUrl: 'https://debut.example',
    settings: { build: 'test', autoPageViews: true, supportChat: { provider: 'chat' } },
  })
  expect(html).not.toContain(HOSTILE)
  expect(html.match(/<script/g)).toHaveLength(4)
  const carried = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(carried ?? '')).toEqual(state)
})

it('names a picture of ours by what the page says, so that a new one is fetched when that changes', () => {
  const picture = (head: object) => {
    const html = writeDocument({
      page: {
        head: { ...HEAD, ...head },
        markup: '',
        state: createStore({}).store.getState(),
        name: undefined,
        path: '/',
        theme: undefined,
      },
      tags: '',
      canonical: 'https://debut.example/',
      publicUrl: 'https://debut.example',
      settings: { build: 'test', autoPageViews: true, supportChat: { provider: 'chat' } },
    })
    return /property="og:image" content="([^"]*)"/.exec(html)?.[1]
  }
  const [third, first] = ['#3', '#1'].map((award) => picture({ image: '/og/tool/kite.png', jsonLd: [{ award }] }))
  expect(third).toMatch(/^https:\/\/debut\.example\/og\/tool\/kite\.png\?v=[\w-]{10}$/)
  expect(first).not.toBe(third)
  expect(picture({})).toMatch(/\/og\/default\.png\?v=/)
  expect(picture({ image: '/cover.webp' })).toBe('https://debut.example/cover.webp')
})
