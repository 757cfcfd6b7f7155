import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addIcons } from './icons.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let edge: EdgePart
/** This installation names an icon API. */
let backed: EdgePart
let asked: string[]
let api: FastifyInstance
/** What the icon API answers for a set. */
const sets: Record<string, object | string> = {}

beforeAll(async () => {
  api = fastify()
  api.get<{ Params: { set: string } }>('/:set.json', async ({ url, params: { set } }, reply) => {
    asked.push(url)
    return sets[set] ?? reply.code(404).send({})
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  edge = await startEdgePart(addIcons, () => {})
  backed = await startEdgePart(addIcons, () => {}, { ICON_API: api.listeningOrigin })
})
beforeEach(() => {
  asked = []
})
afterAll(() => Promise.all([edge.close(), backed.close(), api.close()]))

interface Answer {
  readonly prefix: string
  readonly icons: Record<string, { readonly body: string }>
  readonly not_found?: readonly string[]
}

const ask = async (path: string, from = edge) => {
  const response = await from.get(`/api/icons/${path}`)
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

describe('where an icon API is named', () => {
  const drawn = '<g fill="none"><path d="M1 2h3" /></g>'

  it('asks there for what our packages do not have, and once for each name', async () => {
    sets['lucide'] = { prefix: 'lucide', width: 24, height: 24, icons: { newest: { body: drawn } } }
    sets['tabler'] = { prefix: 'tabler', icons: { 'a-b': { body: drawn, width: 20, height: 18 } } }
    const first = await ask('lucide.json?icons=house,newest,none', backed)
    expect(first.body).toMatchObject({
      icons: { house: {}, newest: { body: drawn, width: 24, height: 24 } },
      not_found: ['none'],
    })
    expect(first.cached).toBe('public, max-age=86400')
    expect((await ask('tabler.json?icons=a-b', backed)).body).toMatchObject({
      prefix: 'tabler',
      icons: { 'a-b': { width: 20, height: 18 } },
    })
    await ask('lucide.json?icons=newest,none', backed)
    expect(asked).toEqual(['/lucide.json?icons=newest,none', '/tabler.json?icons=a-b'])
    await ask('lucide.json?icons=house', backed)
    expect(asked).toHaveLength(2)
  })

  it('takes shapes alone from there, and an icon without one is none', async () => {
    sets['hostile'] = {
      prefix: 'hostile',
      icons: { runs: { body: '<script>alert(1)</script>' }, shows: { body: '<path d="M1 2" onload="alert(1)"/>' } },
    }
    const { body } = await ask('hostile.json?icons=runs,shows', backed)
    expect(body).toMatchObject({ icons: { shows: { body: '<path d="M1 2" />' } }, not_found: ['runs'] })
  })

  it.each([
    ['another set', 'other', { prefix: 'lucide', icons: {} }],
    ['no JSON', 'broken', '<html>'],
    ['an error', 'failing', undefined],
  ])('answers what we have, to be asked again, where it gives %s', async (_, set, answer) => {
    if (answer !== undefined) sets[set] = answer
    expect(await ask(`${set}.json?icons=x`, backed)).toMatchObject({
      status: 200,
      cached: 'no-store',
      body: { icons: {}, not_found: ['x'] },
    })
  })
})
