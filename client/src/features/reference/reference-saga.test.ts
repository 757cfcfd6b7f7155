import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import { printOpenApi } from '@debut/query-service/reference/print-openapi.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { followGroup, loadGroup, loadOverview } from './reference-saga.ts'
import { referenceRetryRequested, referenceSlice, selectGroup, selectReference } from './reference-slice.ts'

const document: unknown = JSON.parse(JSON.stringify(printOpenApi(contracts, served)))

let isUnavailable: boolean
let handle: ReturnType<typeof createStore>

const api: ApiClient = {
  async get(path, schema) {
    if (isUnavailable || path !== '/api/openapi.json') throw new ApiError('unreachable', path)
    return readAs(schema, document)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const state = () => selectReference(handle.store.getState())
const group = (name: string) => selectGroup(name)(handle.store.getState())

beforeEach(() => {
  isUnavailable = false
  handle = createStore({}, [referenceSlice])
})

it('keeps of the document what its page shows, and no more', async () => {
  await handle.run(loadGroup, api, 'follows').toPromise()
  expect(group('follows')).toMatchObject({ title: 'Follows' })
  expect(state().names.length).toBeGreaterThan(10)
  expect(state().overview).toBeNull()
  expect(JSON.stringify(state()).length).toBeLessThan(JSON.stringify(document).length / 4)
})

it('knows that there is no group of a name, and does not know it before it has looked', async () => {
  expect(group('no-such-group')).toBeUndefined()
  await handle.run(loadGroup, api, 'no-such-group').toPromise()
  expect(group('no-such-group')).toBeNull()
})

it('says that it can’t be reached, and has it as soon as its reader asks again', async () => {
  isUnavailable = true
  await handle.run(loadGroup, api, 'follows').toPromise()
  expect(state().isUnreachable).toBe(true)
  const task = handle.run(followGroup, api, 'follows')
  isUnavailable = false
  handle.store.dispatch(referenceRetryRequested())
  await vi.waitFor(() => expect(group('follows')).toMatchObject({ title: 'Follows' }))
  expect(state().isUnreachable).toBe(false)
  task.cancel()
})

it('has all groups with a line for each thing on the first page', async () => {
  await handle.run(loadOverview, api).toPromise()
  expect(
    state()
      .overview?.groups.flatMap(({ lines }) => lines)
      .map(({ name }) => name),
  ).toEqual(expect.arrayContaining(['/api/boards/{period}', 'CastVote', 'board']))
})
