import { EventEmitter, once } from 'node:events'
import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { commandIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { createLiveStream, type LiveStream } from '../../lib/live/live-stream.ts'
import { startLiveServer, type LiveServer } from '../../lib/live/testing/live-server.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { profileLoaded, sessionFound, signedOut } from '../../lib/session/session-slice.ts'
import { factsAnswer, updateAnswer, MAKER, TOOL, toolAnswer, whyAnswer } from './testing/answers.ts'
import { ownToolsSlice, selectOwnTool } from './own-tools-slice.ts'
import { followTool, loadOwnTool, loadTool } from './tools-saga.ts'
import { selectToolView, toolRetryRequested, toolsSlice } from './tools-slice.ts'

const NAME = 'harbor'

let server: LiveServer
let live: LiveStream
let task: Task | undefined
let answers: Map<string, unknown>
let asked: string[]
let handle: ReturnType<typeof createStore>
const changes = new EventEmitter()

/** Answers what the test laid out by the last word of the path; a text is a failure's code. */
const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    const answer = answers.get(/\/(tools|launches|why|votes|receipt)\b(?!.*\/(why|votes|receipt))/.exec(path)?.[1] ?? '') ?? 'unreachable'
    if (typeof answer === 'string') throw new ApiError(answer, answer)
    return readAs(schema, answer)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}

const view = () => selectToolView(NAME)(handle.store.getState())
const ready = () => {
  const shown = view()
  if (shown?.status !== 'ready') throw new Error(`the tool is ${shown?.status}`)
  return shown
}
const until = async (holds: () => boolean) => {
  while (!holds()) await once(changes, 'change')
}
const load = () => handle.run(loadTool, api, NAME).toPromise()
const own = () => selectOwnTool(NAME)(handle.store.getState())
const loadOwn = (votedFor: () => boolean | undefined = () => undefined) => handle.run(loadOwnTool, api, NAME, votedFor).toPromise()
const follow = () => {
  task = handle.run(followTool, api, live, NAME)
}
const update = (cursor: number, change: object = {}) =>
  server.say({ type: 'message', topic: `tool:${TOOL}`, cursor, body: { ...updateAnswer(), ...change } })

beforeEach(async () => {
  server = await startLiveServer()
  live = createLiveStream({ open: () => new WebSocket(server.url), token: () => null, retryDelay: () => 1 })
  live.connect()
  answers = new Map<string, unknown>([
    ['tools', toolAnswer()],
    ['launches', factsAnswer()],
    ['why', whyAnswer()],
  ])
  asked = []
  handle = createStore({}, [toolsSlice, ownToolsSlice])
  handle.store.subscribe(() => changes.emit('change'))
})
afterEach(async () => {
  task?.cancel()
  live.pause()
  await server.close()
})

it('shows a tool with its standing', async () => {
  await load()
  expect(ready()).toMatchObject({
    tool: { name: 'Harbor' },
    facts: { standing: { day: { rank: 4, behind: 12 } } },
  })
  expect(own()).toEqual({ why: null, receipt: null })
})

it('tells a tool that there is not from a server that gives no answer', async () => {
  answers.set('tools', 'status-404')
  await load()
  expect(view()).toEqual({ status: 'unknown' })
  answers.set('tools', 'status-500')
  await handle.run(loadTool, api, 'another').toPromise()
  expect(selectToolView('another')(handle.store.getState())).toEqual({ status: 'unreachable' })
})

it('shows what the tool is where only its standing cannot be had', async () => {
  answers.set('launches', 'unreachable')
  await load()
  expect(ready()).toMatchObject({ tool: { name: 'Harbor' }, facts: null })
})

it('asks why it stands there for its makers only', async () => {
  await load()
  await loadOwn()
  handle.store.dispatch(sessionFound({ memberId: 'somebody-else' }))
  await loadOwn()
  expect(asked.filter((path) => path.endsWith('/why'))).toEqual([])
  handle.store.dispatch(sessionFound({ memberId: MAKER }))
  await loadOwn()
  expect(own().why).toMatchObject({ explained: { votes: [{ votes: 18 }] } })
  await load()
  expect(own().why).not.toBeNull()
  handle.store.dispatch(signedOut())
  expect(own().why).toBeNull()
})

it('asks for a receipt only where there is a vote', async () => {
  handle.store.dispatch(sessionFound({ memberId: 'voter' }))
  answers.set('votes', { votes: [], position: 100 })
  await load()
  await loadOwn()
  expect(asked.filter((path) => path.endsWith('/receipt'))).toEqual([])
  const vote = {
    number: 1,
    launchId: toolAnswer().launches[0]?.launchId,
    toolId: TOOL,
    weight: 2,
    countsOn: '2026-11-21',
    state: 'counted',
    castAt: '2026-11-21T09:00:00Z',
  }
  answers.set('votes', { votes: [{ ...vote, boardDate: '2026-11-21', position: 99 }], position: 100 })
  answers.set('receipt', { vote: { ...vote, commandId: commandIdOf(1) }, leaf: 'f'.repeat(64), content: 'content', published: null })
  const before = asked.length
  await loadOwn(() => false)
  expect(asked).toHaveLength(before)
  await loadOwn(() => true)
  expect(asked.slice(before).map((path) => path.split('/').at(-1))).toEqual(['receipt'])
  await loadOwn()
  expect(own().receipt).toMatchObject({ vote: { weight: 2 }, published: null })
})

it('shows points as they come, and fetches the gaps anew once it stands otherwise', async () => {
  await load()
  follow()
  expect(await server.welcome()).toEqual({ type: 'subscribe', topic: `tool:${TOOL}`, cursor: null })
  const before = asked.length
  update(101)
  update(102, { standing: { day: { rank: 3, of: 12, points: 33, voters: 30 } } })
  const facts = factsAnswer()
  answers.set('launches', { ...facts, standing: { day: { ...facts.standing.day, rank: 3, points: 33, behind: 1 } }, position: 102 })
  await until(() => ready().facts?.standing.day?.points === 33)
  await until(() => ready().facts?.standing.day?.behind === 1)
  expect(asked.length - before).toBe(2)
})

it('goes on after its reader has voted, and after their profile has loaded', async () => {
  handle.store.dispatch(sessionFound({ memberId: 'voter' }))
  answers.set('votes', { votes: [], position: 100 })
  await load()
  follow()
  await server.welcome()
  const asksForVotes = () => asked.filter((path) => path.includes('/votes?')).length
  const voteCast = { type: 'VoteCast', data: { memberId: 'voter' } }
  handle.store.dispatch(resultReceived({ commandId: commandIdOf(1), position: 101, events: [voteCast] }))
  await until(() => asksForVotes() === 1)
  const profile = { username: null, avatarUrl: '', streak: 0, latestStreak: null, voteMultiplier: 1, onboarded: true }
  handle.store.dispatch(profileLoaded({ memberId: 'voter', ...profile }))
  await until(() => asksForVotes() === 2)
  expect(task?.isRunning()).toBe(true)
})

it('asks again while it cannot be reached, and at once when its reader asks', async () => {
  answers.set('tools', 'unreachable')
  await load()
  follow()
  answers.set('tools', toolAnswer())
  handle.store.dispatch(toolRetryRequested())
  await until(() => view()?.status === 'ready')
})
