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

/** One address of each route. */
const examples: Readonly<Record<string, string>> = { id: '01K9Z7V5C9QW8R3N4M2X000080', page: '1' }
const pathOf = (pattern: string) => pattern.replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? 'design').replace('*', 'design')

/** Undefined where it shows nothing of the server's. */
const statusOf = async (pattern: string) => {
  const [path, query] = [pathOf(pattern), 'q=lamp']
  const { route, place } = findRoute(path, query)
  if (route === undefined) throw new Error(`${path} is of no route`)
  const session = { status: 'unknown', memberId: memberIdOf(1), mayModerate: true, mayAdminister: true } as const
  const { store, run } = createStore({ session })
  const { resources } = await openPage(route)
  if ((resources?.(place, store.getState()) ?? []).length === 0) return undefined
  await run(loadPage, { path, query }, api).toPromise()
  return headOf(store.getState(), store.getState().navigation).status
}

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it('answers 503 from each page while what it is about is unreachable, but from the one that is a whole text without', async () => {
  const statuses = await Promise.all(routes.map(async ({ path }) => ({ path, status: await statusOf(path) })))
  expect(statuses.filter(({ status }) => status !== undefined && status !== 503)).toEqual([{ path: '/developers', status: 200 }])
})
