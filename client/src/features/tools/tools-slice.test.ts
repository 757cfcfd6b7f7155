import { expect, it } from 'vitest'
import { Launch } from '@debut/events/launches/launch-answers.ts'
import { Tool, ToolFrame } from '@debut/events/tools/tool-answers.ts'
import { launchIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { hasEarned, shownLaunch } from './tool.ts'
import { selectToolView, standingReceived, toolLoaded, toolMissing, toolsSlice, type ToolsState } from './tools-slice.ts'
import { toolAnswer, factsAnswer, updateAnswer } from './testing/answers.ts'

const { reducer } = toolsSlice
const NAME = 'harbor'
const answer = readAs(Tool, toolAnswer())
const facts = readAs(Launch, factsAnswer())
const update = (change: object = {}) => readAs(ToolFrame, { ...updateAnswer(), ...change })

const start = reducer(undefined, { type: 'start' })
const shown = reducer(start, toolLoaded({ name: NAME, ...answer, facts }))
const viewOf = (state: ToolsState) => {
  const view = selectToolView(NAME)({ tools: state })
  if (view?.status !== 'ready') throw new Error('nothing is shown')
  return view
}

it('shows the places and points of an update, and keeps the gaps until these are fetched', () => {
  const standing = { day: { rank: 2, of: 12, points: 40, voters: 30 } }
  const day = viewOf(reducer(shown, standingReceived({ name: NAME, update: update({ standing }), position: 200 }))).facts?.standing.day
  expect(day).toEqual({ start: '2026-11-21', rank: 2, of: 12, points: 40, voters: 30, behind: 12, ahead: 3 })
})

it('ignores what is older than what it shows, or of another launch', () => {
  expect(reducer(shown, standingReceived({ name: NAME, update: update(), position: 99 }))).toBe(shown)
  expect(reducer(shown, standingReceived({ name: NAME, update: update({ launchId: launchIdOf('another') }), position: 200 }))).toBe(shown)
})

it('hides points that have become hidden', () => {
  const standing = { day: { rank: 3, of: 12, points: null, voters: null } }
  const view = viewOf(reducer(shown, standingReceived({ name: NAME, update: update({ hidden: true, standing }), position: 200 })))
  expect(view.facts).toMatchObject({ hidden: true, standing: { day: { points: null } } })
})

it('tells a tool that there is not from one that cannot be reached', () => {
  expect(reducer(start, toolMissing({ name: NAME, status: 'unreachable' })).views[NAME]).toEqual({ status: 'unreachable' })
  expect(reducer(shown, toolMissing({ name: NAME, status: 'unreachable' }))).toBe(shown)
  expect(reducer(shown, toolMissing({ name: NAME, status: 'unknown' })).views[NAME]).toEqual({ status: 'unknown' })
})

it('keeps the page that is left while the next one is loaded, and not every page that was ever open', () => {
  const next = reducer(shown, toolLoaded({ name: 'another', ...answer, facts }))
  expect(next.views[NAME]).toBe(shown.views[NAME])
  const many = Array.from({ length: 9 }, (_, index) => `tool-${index}`).reduce(
    (state, name) => reducer(state, toolLoaded({ name, ...answer, facts })),
    shown,
  )
  expect(Object.keys(many.views)).toEqual(['tool-4', 'tool-5', 'tool-6', 'tool-7', 'tool-8'])
})

it('knows nothing of an address that only looks like one of its own words', () => {
  expect(selectToolView('constructor')({ tools: start })).toBeUndefined()
})

it('talks about the newest launch that has opened, and before the first about the one that is coming', () => {
  const [live] = answer.launches
  if (live === undefined) throw new Error('there is no launch')
  const coming = { ...live, launchId: launchIdOf('coming'), state: 'scheduled' as const, day: null }
  expect(shownLaunch([coming, live])).toBe(live)
  expect(shownLaunch([coming])).toBe(coming)
})

it('lets search engines follow its link once one launch has earned it', () => {
  const [live] = answer.launches
  if (live === undefined) throw new Error('there is no launch')
  const ranked = (rank: number, points: number | null) => ({ ...live, day: { rank, of: 12, points, voters: points } })
  expect([hasEarned([ranked(1, null), ranked(3, 5)]), hasEarned([ranked(1, null)]), hasEarned([])]).toEqual([true, false, false])
})
