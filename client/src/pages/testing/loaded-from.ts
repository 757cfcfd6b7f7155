import { headOf } from '../../app/head-of.ts'
import { loadPage } from '../../app/load-page.ts'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'

/** A page as it is loaded for a visitor from what a test laid out by address. A text is a failure's code. */
export const loadedFrom = async (answers: ReadonlyMap<string, unknown>, address: string) => {
  const asked: string[] = []
  const api: ApiClient = {
    get: async (path, schema) => {
      asked.push(path)
      const answer = answers.get(path)
      if (typeof answer === 'string') throw new ApiError(answer, path)
      return readAs(schema, answer)
    },
    post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
  }
  const { store, run } = createStore({})
  const [path = '', query = ''] = address.split('?')
  await run(loadPage, { path, query }, api).toPromise()
  const state = store.getState()
  return { state, asked, head: headOf(state, state.navigation) }
}
