import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { commandAnswered, commandRefused, commandRequested } from '../../lib/commands/outbox-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import { commandsDrawerSlice, replayAnswered, replayRequested } from './commands-drawer-slice.ts'

const after = (...actions: UnknownAction[]) =>
  actions.reduce(commandsDrawerSlice.reducer, commandsDrawerSlice.reducer(undefined, { type: 'start' })).rows

const vote = commandRequested({ type: 'CastVote', payload: { launchId: 'apple' } })
const { commandId } = vote.payload
const events = [{ type: 'VoteCast', data: {} }]

it('follows a command from its sending to its result', () => {
  expect(after(vote)).toMatchObject([{ command: { type: 'CastVote' }, state: 'on its way', position: undefined }])
  expect(after(vote, commandAnswered({ ...vote.payload, position: 7 }))).toMatchObject([{ state: 'taken', position: 7 }])
  expect(after(vote, resultReceived({ commandId, position: 7, events }))).toMatchObject([{ state: 'taken', events: ['VoteCast'] }])
})

it('says why a command was refused', () => {
  const refused = commandRefused({ ...vote.payload, problem: { code: 'own-tool', message: 'Not yours to vote for.' } })
  expect(after(vote, refused)).toMatchObject([{ state: 'refused', message: 'Not yours to vote for.' }])
})

it('lists the newest first, also what another device sent', () => {
  const rows = after(vote, resultReceived({ commandId: 'ffffffff', position: 9, events }))
  expect(rows.map((row) => [row.commandId, row.command?.type])).toEqual([
    ['ffffffff', undefined],
    [commandId, 'CastVote'],
  ])
})

it('shows what the server says when a command is sent again', () => {
  expect(after(vote, replayRequested(commandId))[0]?.replay).toEqual({ state: 'sent' })
  expect(after(vote, replayRequested(commandId), replayAnswered({ commandId, words: 'The same.' }))[0]?.replay).toMatchObject({
    words: 'The same.',
  })
})

it('forgets the oldest of very many, and everything when the member leaves', () => {
  const many = Array.from({ length: 70 }, () => commandRequested({ type: 'CastVote', payload: {} }))
  expect(after(...many)).toHaveLength(60)
  expect(after(...many)[0]?.commandId).toBe(many.at(-1)?.payload.commandId)
  expect(after(...many, signedOut())).toEqual([])
})
