import { ActId } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { ownPageRoute } from '@debut/events/members/own-page-routes.ts'
import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { commandIdOf, memberIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { commandRefused } from '../../../lib/commands/outbox-slice.ts'
import type { Subscriber } from '../../../lib/live/live-stream.ts'
import {
  ownPageLoaded,
  selectMayModerate,
  selectSanction,
  sessionFound,
  sessionSlice,
  signedOut,
} from '../../../lib/session/session-slice.ts'
import { followSanction } from './follow-sanction.ts'

const BAN: OwnSanction = {
  actId: ActId.parse('1c0ad5a6-6f0e-5d0c-8a4e-6b8f2d1f7b11'),
  kind: 'ban',
  rule: 'spam',
  note: null,
  at: '2026-03-02T20:00:00.000Z',
  until: null,
  appealUntil: '2026-04-01T20:00:00.000Z',
  appeal: null,
  continued: false,
}

const open = () => {
  let subscriber: Subscriber | undefined
  const asked: string[] = []
  const live = {
    subscribe: (_topic: string, _cursor: number | null, given: Subscriber) => {
      subscriber = given
      return () => void (subscriber = undefined)
    },
    watch: () => () => undefined,
    connect: () => undefined,
    pause: () => undefined,
  }
  const api: ApiClient = {
    async get(path, schema) {
      asked.push(path)
      return readAs(schema, { profile: null, daily: { date: '2026-03-02', count: 0 }, votes: [], position: 5, sanction: BAN })
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: combineReducers({ session: sessionSlice.reducer }), middleware: () => new Tuple(sagas) })
  store.dispatch(sessionFound({ memberId: memberIdOf(1) }))
  sagas.run(followSanction, { api, live })
  return {
    asked,
    dispatch: store.dispatch,
    mayModerate: () => selectMayModerate(store.getState()),
    shown: () => selectSanction(store.getState())?.kind,
    say: (sanction: OwnSanction | null) => subscriber?.onMessage({ cursor: 9, body: { sanction, position: 9 } }),
    isFollowing: () => subscriber !== undefined,
  }
}

it('shows a sanction once the live topic tells of it, until it is lifted', async () => {
  const { say, shown, dispatch, isFollowing } = open()
  say(BAN)
  await vi.waitFor(() => expect(shown()).toBe('ban'))
  say(null)
  await vi.waitFor(() => expect(shown()).toBeUndefined())
  dispatch(signedOut())
  expect(isFollowing()).toBe(false)
})

it('takes the roles of a member with a sanction, and asks which they hold once it is lifted', async () => {
  const { say, dispatch, mayModerate, asked } = open()
  dispatch(
    ownPageLoaded({
      profile: null,
      daily: { date: Day.parse('2026-03-02'), count: 0 },
      votes: [],
      position: LogPosition.parse(5),
      mayModerate: true,
    }),
  )
  expect(mayModerate()).toBe(true)
  say(BAN)
  await vi.waitFor(() => expect(mayModerate()).toBe(false))
  expect(asked).toEqual([])
  say(null)
  await vi.waitFor(() => expect(asked).toEqual([ownPageRoute.path]))
})

it('asks for the sanction where a command was refused because of one, and for no other reason', async () => {
  const { shown, dispatch, asked } = open()
  const refused = (code: string) =>
    dispatch(commandRefused({ commandId: commandIdOf(1), type: 'CastVote', payload: {}, problem: { code, message: 'No.' } }))
  refused('daily-limit')
  expect(asked).toEqual([])
  refused('banned')
  await vi.waitFor(() => expect(shown()).toBe('ban'))
})
