import { Challenge } from '@debut/events/identity/proof-of-work-answers.ts'
import type { ApiClient } from '../api/api-client.ts'

/** A minute is ten times what a slow phone takes. */
const TIMEOUT_MS = 60_000

/** A challenge of the auth service, solved: good for one call. */
export const doWork = async (api: ApiClient): Promise<string> => {
  const challenge = await api.get('/auth/v1/proof-of-work', Challenge)
  const solution = await solved(challenge.parameters)
  return btoa(JSON.stringify({ challenge, solution }))
}

const solved = (parameters: object): Promise<object> => {
  const worker = new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const timeout = setTimeout(() => reject(new Error('it took too long')), TIMEOUT_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<object | null>) =>
    data === null ? reject(new Error('it could not be worked out')) : resolve(data),
  )
  worker.addEventListener('error', () => reject(new Error('it could not be begun')))
  worker.postMessage(parameters)
  return promise.finally(() => {
    clearTimeout(timeout)
    worker.terminate()
  })
}
