import type { UnknownAction } from '@reduxjs/toolkit'
import { take } from 'typed-redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { voteToggled } from '../features/voting/voting-slice.ts'
import { sessionFound } from '../lib/session/session-slice.ts'
import { awaitMember } from './await-member.ts'
import { createStore } from './store.ts'

let dispatch: (action: UnknownAction) => void
let opened: number
let come: (failed?: boolean) => Promise<void>
let received: string[]

function* memberCode(given: string) {
  received.push(given)
  while (true) received.push((yield* take(voteToggled)).payload.launchId)
}
const vote = (launchId: string) => dispatch(voteToggled({ launchId, name: launchId }))

beforeEach(() => {
  vi.useFakeTimers()
  opened = 0
  received = []
  const { store, run } = createStore({})
  dispatch = store.dispatch
  let next = Promise.withResolvers<typeof memberCode>()
  come = async (failed = false) => {
    if (failed) next.reject(new Error('no network'))
    else next.resolve(memberCode)
    next = Promise.withResolvers()
    await vi.advanceTimersByTimeAsync(0)
  }
  const open = () => {
    opened += 1
    return next.promise
  }
  run(awaitMember, [{ name: 'voting', run: { open: async () => (await open()).bind(undefined, 'what is given') }, awaits: [voteToggled] }])
})
afterEach(() => vi.useRealTimers())

it('spares visitors the code for members', () => {
  vote('apple')
  expect(opened).toBe(0)
})

it('fetches it as soon as somebody has signed in, and then does in order what was done meanwhile, once', async () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(opened).toBe(1)
  vote('apple')
  vote('berry')
  expect(received).toEqual([])
  await come()
  expect(received).toEqual(['what is given', 'apple', 'berry'])
  vote('cherry')
  expect(received).toEqual(['what is given', 'apple', 'berry', 'cherry'])
})

it('loses nothing while it can’t be fetched', async () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  vote('apple')
  await come(true)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toBe(2)
  await come()
  expect(received).toEqual(['what is given', 'apple'])
})
