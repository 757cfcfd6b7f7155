import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'
import { findRoute } from './find-route.ts'
import { headOf } from './head-of.ts'
import { loadPage } from './load-page.ts'
import { openPage } from './open-pages.ts'
import { routes } from './routes.ts'
import { createStore } from './store.ts'

const unreachable = async () => {
  throw new ApiError('unreachable', 'nothing answers')
}
const api: ApiClient = { get: unreachable, post: unreachable }

/** The server's part of it is in the midst of a text that is whole without. */
const WHOLE_WITHOUT = ['/developers']
/** One address of each route. */
const examples: Readonly<Record<string, string>> = { id: '01K9Z7V5C9QW8R3N4M2X000080', page: '1' }
const pathOf = (pattern: string) => pattern.replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? 'design').replace('*', 'design')

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it.each(routes.map(({ path }) => ({ pattern: path })))(
  '$pattern says by its status when what it is about is unreachable',
  async ({ pattern }) => {
    const [path, query] = [pathOf(pattern), 'q=lamp']
    const { route, place } = findRoute(path, query)
    if (route === undefined) throw new Error(`${path} is of no route`)
    const { store, run } = createStore({
      session: { status: 'unknown', memberId: memberIdOf(1), mayModerate: true, mayAdminister: true },
    })
    const { resources } = await openPage(route)
    if ((resources?.(place, store.getState()) ?? []).length === 0) return
    expect(await run(loadPage, { path, query }, api).toPromise()).toBeUndefined()
    const { status, complete } = headOf(store.getState(), store.getState().navigation)
    expect(status).toBe(WHOLE_WITHOUT.includes(pattern) ? 200 : 503)
    if (status === 200) expect(complete).toBe(false)
  },
)
