import { members } from '@debut/events/members/members.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../api/api-client.ts'
import { memberIdOf } from '../api/testing/ids.ts'
import { readAs } from '../api/testing/read-as.ts'
import { resultReceived } from '../results/results-actions.ts'
import { followPersonalFacts } from './follow-personal-facts.ts'
import { PERSONAL_FACTS } from './profile.ts'
import { selectProfile, sessionFound, sessionSlice } from './session-slice.ts'

const INES = memberIdOf(1)
const ADA = {
  id: INES,
  user_id: INES,
  username: 'ada',
  name: null,
  avatar_url: '/avatar.svg',
  streak: 3,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
}

const open = () => {
  const asked: string[] = []
  const api: ApiClient = {
    async get(path, schema) {
      asked.push(path)
      return readAs(schema, { ...ADA, profile: ADA })
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ session: sessionSlice.reducer }), middleware: () => new Tuple(sagas) })
  store.dispatch(sessionFound({ memberId: INES }))
  sagas.run(followPersonalFacts, api)
  const receive = (type: string) =>
    store.dispatch(resultReceived({ commandId: `c-${type}`, position: 9, events: [{ type, data: { memberId: INES } }] }))
  return { asked, receive, name: () => selectProfile(store.getState())?.username }
}

it.each(['UsernameChanged', 'AvatarChanged'])(
  'asks once for the profile, wherever the result was caused, when %s is received without its personal data',
  async (type) => {
    const { asked, receive, name } = open()
    receive(type)
    await vi.waitFor(() => expect(name()).toBe('ada'))
    expect(asked).toEqual([`/api/user/get-my-profile?userId=${INES}`])
  },
)

it('sends no request for facts that were received in full', () => {
  const { asked, receive } = open()
  for (const type of ['MemberOnboarded', 'AvatarRemoved', 'VoteCast']) receive(type)
  expect(asked).toEqual([])
})

it('names every fact about members that is sent without what is personal in it', () => {
  const personal = members.events.member.filter((event) => event.personal.size > 0).map(({ type }) => type)
  expect([...PERSONAL_FACTS].toSorted()).toEqual(personal.toSorted())
})
