import { expect, it, vi } from 'vitest'
import { wantedBy } from '../app/page-resources.ts'
import { createStore, type State } from '../app/store.ts'
import { toolAnswer, TOOL } from '../features/tools/testing/answers.ts'
import { memberCounts, MEMBERS, people, toolCounts, TOOLS } from '../features/follows/following.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'
import { readAs } from '../lib/api/testing/read-as.ts'
import { refreshDue } from '../lib/live/live-slice.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { selectIsMarked } from '../lib/marks/select-is-marked.ts'
import type { Page } from '../lib/page/page.ts'
import { fetchResources, keepResources } from '../lib/resources/keep-resources.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { sessionFound } from '../lib/session/session-slice.ts'
import { page as profilePage } from './profile-page.tsx'
import { page as toolPage } from './tool-page.tsx'

const [INES, ADA] = [memberIdOf(1), memberIdOf(2)]
const ada = {
  memberId: ADA,
  username: 'ada',
  name: null,
  avatar_url: '/avatar.svg',
  joined: '2026-03-01T08:00:00Z',
  streak: 0,
  latest_streak: null,
  longest_streak: 0,
  vote_multiplier: 1,
  tier: 0,
  tiers: [],
  tools: [],
  votes: 0,
  bio: '',
  links: {},
  points: 0,
  medals: [],
  today: '2026-11-21',
  voteDays: [],
}

const answers: Readonly<Record<string, object>> = {
  '/api/profiles/ada': ada,
  '/api/tools/harbor': { ...toolAnswer(), launches: [] },
  [`/api/follows/members/${ADA}`]: { followers: 1, following: 0, position: 5 },
  [`/api/follows/members/${ADA}/followers`]: {
    members: [{ memberId: INES, username: 'ines', name: null, avatar: null, tier: 100, tools: [], position: 4 }],
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
  const { store, run } = createStore({}, [...(page.slices ?? [])])
  store.dispatch(sessionFound({ memberId: INES }))
  const wanted = wantedBy(page, { path, params, search: new URLSearchParams() })
  await run(fetchResources<State>, api, wanted).toPromise()
  const task = run(keepResources<State>, { api, live }, wanted)
  return {
    state: store.getState,
    recover() {
      isBack = true
      store.dispatch(refreshDue())
    },
    leave: () => task.cancel(),
  }
}

it('shows the followers of a member whose page could not be had at first', async () => {
  const page = await openOffline(profilePage, '/profile/ada/followers', { username: 'ada' })
  page.recover()
  await vi.waitFor(() => expect(selectData(people.followers({ member: ADA }))(page.state())?.members).toMatchObject([{ username: 'ines' }]))
  await vi.waitFor(() => expect(selectIsMarked(MEMBERS, ADA)(page.state())).toBe(true))
  expect(selectData(memberCounts({ member: ADA }))(page.state())?.followers).toBe(1)
  page.leave()
})

it('counts the followers of a tool whose page could not be had at first', async () => {
  const page = await openOffline(toolPage, '/tool/harbor', { name: 'harbor' })
  page.recover()
  await vi.waitFor(() => expect(selectData(toolCounts({ toolId: TOOL }))(page.state())?.followers).toBe(1))
  await vi.waitFor(() => expect(selectIsMarked(TOOLS, TOOL)(page.state())).toBe(true))
  page.leave()
})
