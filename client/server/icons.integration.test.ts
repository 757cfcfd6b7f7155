import { afterAll, beforeAll, expect, it } from 'vitest'
import { addIcons } from './icons.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let edge: EdgePart
beforeAll(async () => {
  edge = await startEdgePart(addIcons, () => {})
})
afterAll(() => edge.close())

interface Answer {
  readonly prefix: string
  readonly icons: Record<string, { readonly body: string }>
  readonly not_found?: readonly string[]
}

const ask = async (path: string) => {
  const response = await edge.get(`/api/icons/${path}`)
  return { status: response.status, cached: response.headers.get('cache-control'), body: (await response.json()) as Answer }
}

it('answers the icons that are asked for, and no others, for a day', async () => {
  const { status, cached, body } = await ask('lucide.json?icons=house,arrow-up')
  expect({ status, cached }).toEqual({ status: 200, cached: 'public, max-age=86400' })
  expect(body).toEqual({
    prefix: 'lucide',
    icons: { house: { body: expect.stringMatching(/^<.*<path d=/) }, 'arrow-up': { body: expect.any(String) } },
    width: 24,
    height: 24,
  })
  expect((await ask('simple-icons.json?icons=github')).body).toMatchObject({ prefix: 'simple-icons', icons: { github: {} } })
})

it('knows an icon by its other names', async () => {
  const { icons, not_found } = (await ask('lucide.json?icons=home,house')).body
  expect(icons['home']).toEqual(icons['house'])
  expect(not_found).toBeUndefined()
})

it('names what is not there beside what is, and what only every object has', async () => {
  const { body } = await ask('lucide.json?icons=house,no-such-icon,constructor,__proto__,,')
  expect(Object.keys(body.icons)).toEqual(['house'])
  expect(body.not_found).toEqual(['no-such-icon', 'constructor', '__proto__'])
})

it.each([
  'no-such-set.json?icons=house',
  '__proto__.json?icons=house',
  'lucide?icons=house',
  'lucide.svg?icons=house',
  '.json?icons=house',
])('has nothing at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

it.each([
  'lucide.json',
  'lucide.json?icons=',
  `lucide.json?icons=${'a'.repeat(501)}`,
  `lucide.json?icons=${'a'.repeat(300)}&icons=${'b'.repeat(300)}`,
])('refuses %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})
