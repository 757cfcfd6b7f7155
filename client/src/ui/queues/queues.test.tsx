import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import { count } from '@debut/events/kernel/answer-fields.ts'
import { defineRoute } from '@debut/events/kernel/define-route.ts'
import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formsSlice } from '../../lib/commands/forms-slice.ts'
import { PlaceContext } from '../../lib/page/place-context.ts'
import { resource } from '../../lib/resources/resource.ts'
import { ownResourcesSlice, resourceFetched, resourcesSlice } from '../../lib/resources/resources-slice.ts'
import { sessionSlice } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../button-class.ts'
import { type AnyQueue, defineQueue } from './queue.ts'
import { queriesOf, Queues } from './queues.tsx'
import { lamp } from './testing/lamps.tsx'

const PATH = '/lamps/queue'
const lampsRoute = defineRoute('GET /api/lamps', {
  who: 'admin',
  query: z.object({ q: z._default(z.string(), '') }),
  answer: z.object({ names: z.array(z.string()), total: count }),
})
const shadesRoute = defineRoute('GET /api/shades', { who: 'admin', answer: z.object({ names: z.array(z.string()), total: count }) })

const [lampsOf, shadesOf] = [resource(lampsRoute), resource(shadesRoute)]
const lamps = defineQueue({
  name: 'lamps',
  title: 'Lamps',
  about: 'Lamps that were reported.',
  query: (words) => lampsOf({ q: words }),
  waiting: ({ names, total }) => ({ rows: names.map(lamp), total, hasMore: names.length < total }),
  empty: { title: 'No lamps need a decision', text: 'Lamps appear here.' },
  search: { label: 'Find a lamp', hint: 'By its name.' },
})
const shades = defineQueue({
  name: 'shades',
  title: 'Shades',
  about: 'All shades.',
  query: () => shadesOf(),
  others: ({ names, total }) => [{ title: 'Of today', rows: names.map(lamp), total, isOpen: true, hasMore: names.length < total }],
  empty: { title: 'No shades found', text: 'Try another name.' },
})
const queues = [lamps, shades]

const placeAt = (query: string) => ({ path: PATH, params: {}, search: new URLSearchParams(query) })

interface Known {
  readonly names: readonly string[]
  readonly total?: number
}

const drawn = (query: string, { names, total = names.length }: Known, chosen: readonly AnyQueue[] = queues) => {
  const store = configureStore({
    reducer: {
      forms: formsSlice.reducer,
      resources: resourcesSlice.reducer,
      ownResources: ownResourcesSlice.reducer,
      session: sessionSlice.reducer,
    },
  })
  for (const { key, isOwn } of queriesOf(chosen, placeAt(query)))
    store.dispatch(resourceFetched({ key, isOwn, entry: { status: 'ready', data: { names, total }, pages: 1 } }))
  return renderToStaticMarkup(
    <Provider store={store}>
      <PlaceContext value={placeAt(query)}>
        <Queues queues={chosen} />
      </PlaceContext>
    </Provider>,
  )
}
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const labels = (markup: string) => [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)

describe('queues', () => {
  it('are chosen by links that say how much waits in each, and not where nothing ever waits', () => {
    const markup = drawn('', { names: ['desk', 'floor'], total: 31 })
    expect(words(markup)).toMatch(/^All 31 Lamps 31 Shades Lamps/)
    expect(markup).toContain(`href="${PATH}?queue=shades"`)
    expect(drawn('queue=lamps', { names: [] })).toMatch(/aria-current="true" class="[^"]*" href="\/lamps\/queue\?queue=lamps"/)
  })

  it('show together only what waits', () => {
    const shown = words(drawn('', { names: ['desk'] }))
    expect(shown).toContain('desk')
    expect(shown).not.toContain('Of today')
  })

  it('say where nothing waits', () => {
    expect(words(drawn('', { names: [] }))).toContain('Nothing needs a decision')
    expect(words(drawn('queue=lamps', { names: [] }))).toContain('No lamps need a decision Lamps appear here.')
    expect(words(drawn('queue=unknown', { names: [] }))).toContain('Nothing needs a decision')
  })

  it('offer the two commonest decisions on each row and the others in a menu, none of them in a strong colour', () => {
    const markup = drawn('', { names: ['desk', 'floor'] })
    expect(labels(markup)).toEqual([
      'Keep desk',
      'Restore desk',
      'More decisions about desk',
      'Keep floor',
      'Restore floor',
      'More decisions about floor',
    ])
    expect(markup).not.toContain(buttonClass('danger', 's'))
    expect(markup).not.toContain(buttonClass('primary', 's'))
  })

  it('say on a row who decides instead of the reader, and offer no decision there', () => {
    const waits = (waitsFor: WaitsFor) =>
      defineQueue({
        ...lamps,
        waiting: ({ names, total }: { names: string[]; total: number }) => ({
          rows: names.map((name) => ({ ...lamp(name), waitsFor })),
          total,
          hasMore: false,
        }),
      })
    const own = drawn('', { names: ['desk'] }, [waits('another')])
    expect(words(own)).toContain('Another member of the team has to decide it.')
    expect(labels(own)).toEqual([])
    expect(words(drawn('', { names: ['desk'] }, [waits('admin')]))).toContain('Only admins can change it')
    expect(labels(drawn('', { names: ['desk'] }, [waits(null)]))).toContain('Keep desk')
  })

  it('have more to load where they are long', () => {
    expect(words(drawn('', { names: ['desk'], total: 2 }))).toContain('Load more')
    expect(words(drawn('', { names: ['desk'], total: 1 }))).not.toContain('Load more')
    const long = words(drawn('queue=shades', { names: ['silk'], total: 7 }))
    for (const said of ['Of today 7', 'Load more']) expect(long).toContain(said)
    expect(long).not.toContain('Search by a part')
    expect(words(drawn('queue=shades', { names: ['silk'], total: 1 }))).not.toContain('Load more')
  })

  it('are asked for what is looked for beside all that waits', () => {
    const keys = (query: string) => queriesOf(queues, placeAt(query)).map(({ key }) => key)
    expect(keys('')).toEqual(['/api/lamps?q=', '/api/shades'])
    expect(keys('queue=lamps&q=+oak+')).toEqual(['/api/lamps?q=', '/api/shades', '/api/lamps?q=oak'])
    expect(drawn('queue=lamps&q=oak', { names: [] })).toContain('value="oak"')
    expect(words(drawn('queue=lamps&q=oak', { names: [] }))).toContain('Nothing found')
  })
})
