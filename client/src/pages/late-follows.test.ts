import { expect, it, vi } from 'vitest'
import { createStore, type State } from '../app/store.ts'
import { toolAnswer, TOOL } from '../features/tools/testing/answers.ts'
import { selectFollows, selectPeople } from '../features/follows/follows-slice.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'
import { readAs } from '../lib/api/testing/read-as.ts'
import { refreshDue } from '../lib/live/live-slice.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { Page } from '../lib/page/page.ts'
import { sessionFound } from '../lib/session/session-slice.ts'
import { page as profilePage } from './profile-page.tsx'
import { page as toolPage } from './tool-page.tsx'

const [INES, ADA] = [memberIdOf(1), memberIdOf(2)]
const ada = {
  memberId: ADA,
  username: 'ada',
  avatar_url: '/avatar.svg',
  joined: '2026-03-01T08:00:00Z',
  streak: 0,
  latest_streak: null,
  longest_streak: 0,
  vote_multiplier: 1,
  tiers: [],
  tools: [],
  votes: 0,
}

const answers: Readonly<Record<string, object>> = {
  '/api/profiles/ada': ada,
  '/api/tools/harbor': { ...toolAnswer(), launches: [] },
  [`/api/follows/members/${ADA}`]: { followers: 1, following: 0, position: 5 },
  [`/api/follows/members/${ADA}/followers`]: {
    members: [{ memberId: INES, username: 'ines', avatar: null, position: 4 }],
    more: false,
    position: 5,
  },
  [`/api/follows?members=${ADA}`]: { members: [ADA], tools: [], position: 5 },
  [`/api/follows/tools/${TOOL}`]: { followers: 1, following: 0, position: 5 },
  [`/api/follows?tools=${TOOL}`]: { members: [], tools: [TOOL], position: 5 },
}

const live: LiveStream = {
  subscribe: () => () => undefined,
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

/** A page that is opened by a member while nothing answers. */
const openOffline = async (page: Page<State>, path: string, params: Readonly<Record<string, string>>) => {
  let isBack = false
  const api: ApiClient = {
    get: async (asked, schema) => readAs(schema, isBack ? answers[asked] : undefined),
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const { store, run } = createStore({}, [...(page.slices ?? []), ...(page.ownSlices ?? [])])
  store.dispatch(sessionFound({ memberId: INES }))
  const context = { path, params, search: new URLSearchParams(), api }
  const { load, loadOwn, follow } = page
  if (load === undefined || loadOwn === undefined || follow === undefined) throw new Error('The page loads nothing')
  await run(load, context).toPromise()
  await run(loadOwn, context).toPromise()
  const browser = { ...context, live, auth: () => Promise.reject(new Error('no sign-in in this test')) }
  const tasks = Object.values(follow).map((each) => run(each, browser))
  return {
    state: store.getState,
    recover() {
      isBack = true
      store.dispatch(refreshDue())
    },
    leave: () => tasks.forEach((task) => task.cancel()),
  }
}

it('shows the followers of a member whose page could not be had at first', async () => {
  const page = await openOffline(profilePage, '/profile/ada/followers', { username: 'ada' })
  page.recover()
  await vi.waitFor(() =>
    expect(selectPeople(page.state(), ADA, 'followers')).toMatchObject({ status: 'ready', members: [{ username: 'ines' }] }),
  )
  await vi.waitFor(() => expect(selectFollows(page.state(), { kind: 'members', id: ADA })).toBe(true))
  expect(page.state().follows.counts?.followers).toBe(1)
  page.leave()
})

it('counts the followers of a tool whose page could not be had at first', async () => {
  const page = await openOffline(toolPage, '/tool/harbor', { name: 'harbor' })
  page.recover()
  await vi.waitFor(() => expect(page.state().follows.counts?.followers).toBe(1))
  await vi.waitFor(() => expect(selectFollows(page.state(), { kind: 'tools', id: TOOL })).toBe(true))
  page.leave()
})
