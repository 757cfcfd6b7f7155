import { eventChannel } from 'redux-saga'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { voteToggled } from '../features/voting/voting-slice.ts'
import { type ApiClient, ApiError } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'
import { readAs } from '../lib/api/testing/read-as.ts'
import { onFailed } from '../lib/failures/failed.ts'
import { type Part, superviseAll } from '../lib/failures/supervise.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { Auth } from '../lib/session/auth-client.ts'
import { sessionFound } from '../lib/session/session-slice.ts'
import { sessionCookies } from '../lib/session/testing/session-cookie.ts'
import { selectToasts } from '../lib/toasts/toasts-slice.ts'
import { awaitMember } from './await-member.ts'
import { memberParts } from './member-parts.ts'
import { backgroundTasks } from './member-saga.ts'
import { pageOpened, selectShown } from './navigation-slice.ts'
import { partsOf } from './page-parts.ts'
import { createStore } from './store.ts'

const INES = memberIdOf(7)
const LAUNCH = '01M7W4K9DA7AM9JD1WGDRE08P8'
const silent = <T extends object | string>() => eventChannel<T>(() => () => undefined)

const MEMBERS = 'signed-in members'

const nothing = () => undefined

let sent: unknown[]

const api: ApiClient = {
  get: () => Promise.reject(new ApiError('unreachable', 'nothing is read here')),
  async post(_path, body, schema) {
    sent.push(body)
    return readAs(schema, { position: sent.length })
  },
}

const live: LiveStream = {
  subscribe: () => () => undefined,
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

const auth: Auth = {
  open: () => Promise.reject(new Error('no sign-in in this test')),
  isOpen: () => true,
  needed: new Promise(() => undefined),
  announceLeaving: () => undefined,
  wasLeftElsewhere: () => false,
  changes: silent(),
}

const [cookie] = sessionCookies({ access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: INES } })

const surroundings = () => {
  const document = Object.assign(new EventTarget(), { cookie: `${cookie?.name}=${cookie?.value}`, referrer: '', querySelector: () => null })
  const window = Object.assign(new EventTarget(), {
    document,
    navigator: {},
    localStorage: { getItem: () => null, setItem: () => undefined },
  })
  const settings = { build: 'test', autoPageViews: false, supportChat: { provider: 'chat' } }
  const shell = { document, settings, visits: silent(), shortcuts: silent(), missing: silent(), reload: () => undefined }
  const navigator = { go: nothing, leave: nothing, remember: nothing, rememberShown: nothing, wanted: () => ({ path: '/' }) }
  const openSessionCode = () => new Promise<never>(() => undefined)
  return { api, live, auth, moments: silent(), now: () => 0, window, navigator, document, shell, openSessionCode } as unknown as Parameters<
    typeof partsOf
  >[0]
}

/** All that goes on for a member, as a list: what the page starts by itself, what members' pages start, and what those start in turn. */
const everyPart = (): readonly { readonly name: string; readonly of: 'page' | 'members' }[] => [
  ...partsOf(surroundings())
    .filter(({ name }) => name !== MEMBERS)
    .map(({ name }) => ({ name, of: 'page' as const })),
  ...partsOfMembers().map(({ name }) => ({ name, of: 'members' as const })),
]

const partsOfMembers = (): readonly Part[] => {
  const reach = { ...surroundings(), auth: auth.open }
  return [...memberParts(reach).filter(({ name }) => name !== 'commands'), ...backgroundTasks(reach)]
}

const planted = (times: number) => {
  let left = times
  return (part: Part): Part => {
    const run = part.run
    const open = 'open' in run ? run.open : async () => run
    return {
      ...part,
      run: {
        async open() {
          const real = await open()
          return function* () {
            if (left-- > 0) throw new Error('planted')
            yield* real()
          }
        },
      },
    }
  }
}

const start = (name: string, times: number) => {
  const plant = planted(times)
  const withPlant = (part: Part) => (part.name === name ? plant(part) : part)
  const { store, run } = createStore({})
  const task = run(superviseAll, [
    ...partsOf(surroundings())
      .filter((part) => part.name !== MEMBERS)
      .map(withPlant),
    { name: MEMBERS, run: () => awaitMember(partsOfMembers().map(withPlant)) },
  ])
  store.dispatch(sessionFound({ memberId: INES }))
  return { store, task }
}

/** Code that is fetched comes in real time, however quickly the rest passes. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise(setImmediate)
  }
}

beforeAll(async () => {
  for (const { run } of partsOfMembers()) if ('open' in run) await run.open()
  await import('./shell/later.ts')
  await import('../lib/commands/indexed-outbox.ts')
})

class NoObserver {
  observe = () => undefined
  disconnect = () => undefined
}

let failures: string[]
let forget: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: new EventTarget(), IntersectionObserver: NoObserver }))
  sent = []
  failures = []
  forget = onFailed(({ part }) => failures.push(part))
})
afterEach(() => {
  forget()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const SAYS_SO = 'A part of this page stopped working'
const votes = () => sent.filter((body) => (body as { type: string }).type === 'CastVote').length

const voteAndTurnPages = async (store: ReturnType<typeof start>['store']) => {
  store.dispatch(voteToggled({ launchId: LAUNCH, name: 'Harbor' }))
  store.dispatch(pageOpened({ path: '/first', query: '' }))
  store.dispatch(pageOpened({ path: '/nowhere', query: '' }))
  await pass(5_000)
  expect(votes()).toBe(1)
  expect(selectShown(store.getState()).path).toBe('/nowhere')
}

it.each(everyPart())('goes on voting, sending and turning pages after a failure of "$name", which is started again', async ({ name }) => {
  const { store, task } = start(name, 1)
  await pass(2_000)
  expect(failures).toEqual([name])
  await voteAndTurnPages(store)
  expect(selectToasts(store.getState()).map(({ title }) => title)).not.toContain(SAYS_SO)
  expect(task.isRunning()).toBe(true)
  task.cancel()
})

/** Without these there is nothing to vote with, to send by or to turn pages with. */
const NEEDED = ['navigation', 'voting', 'outbox']

it.each(everyPart().filter(({ name }) => !NEEDED.includes(name)))(
  'does so too once "$name" has failed three times and is left out, and says so',
  async ({ name }) => {
    const { store, task } = start(name, Infinity)
    await pass(2_000)
    expect(failures).toEqual([name, name, name])
    const toast = selectToasts(store.getState()).find(({ title }) => title === SAYS_SO)
    expect(toast?.actions).toMatchObject([{ label: 'Reload' }])
    await voteAndTurnPages(store)
    task.cancel()
  },
)

it.each(NEEDED)('ends nothing else where "%s" is left out', async (name) => {
  const { store, task } = start(name, Infinity)
  store.dispatch(voteToggled({ launchId: LAUNCH, name: 'Harbor' }))
  await pass(5_000)
  expect(failures).toEqual([name, name, name])
  store.dispatch(pageOpened({ path: '/first', query: '' }))
  store.dispatch(pageOpened({ path: '/nowhere', query: '' }))
  await pass(5_000)
  const done = [...(votes() === 1 ? ['voted'] : []), ...(selectShown(store.getState()).path === '/nowhere' ? ['turned the page'] : [])]
  expect(done).toEqual(name === 'navigation' ? ['voted'] : ['turned the page'])
  expect(task.isRunning()).toBe(true)
  task.cancel()
})
