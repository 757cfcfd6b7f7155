import { Launch } from '@debut/events/launches/launch-answers.ts'
import { Tool, ToolFrame } from '@debut/events/tools/tool-answers.ts'
import { expect, it } from 'vitest'
import { launchIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { framesReceived } from '../../lib/resources/follow-live.ts'
import { factsAnswer, TOOL, toolAnswer, updateAnswer } from './testing/answers.ts'
import { hasEarned, shownLaunch } from './tool.ts'
import { launches, tools } from './tool-resources.ts'

const answer = readAs(Tool, toolAnswer())
const facts = readAs(Launch, factsAnswer())
const [tool, launch] = [tools({ tool: 'harbor' }), launches({ launchId: facts.launch.launchId })]
const frame = (change: object = {}, cursor = 200) =>
  framesReceived({
    topic: `tool:${TOOL}`,
    messages: [{ cursor, body: readAs(ToolFrame, { ...updateAnswer(), position: cursor, ...change }) }],
    upTo: cursor,
  })

it('shows the places and points of a frame, and keeps the gaps until these are fetched', () => {
  const standing = { day: { rank: 2, of: 12, points: 40, voters: 30 } }
  const { day } = launch.learn(facts, frame({ standing })).standing
  expect(day).toEqual({ start: '2026-11-21', rank: 2, of: 12, points: 40, voters: 30, behind: 12, ahead: 3 })
  expect(launch.isOutdatedBy(frame({ standing }), facts)).toBe(true)
  expect(tool.isOutdatedBy(frame({ standing }), answer)).toBe(true)
})

it('is up to date where a frame says the same', () => {
  expect(launch.isOutdatedBy(frame(), facts)).toBe(false)
  expect(tool.isOutdatedBy(frame(), answer)).toBe(false)
  expect(tool.isOutdatedBy(frame({ launchId: null, state: null, standing: null }), { ...answer, launches: [] })).toBe(false)
})

it('shows nothing of a frame that is older, or of another launch', () => {
  expect(launch.learn(facts, frame({}, 99))).toBe(facts)
  expect(launch.learn(facts, frame({ launchId: launchIdOf('another') }))).toBe(facts)
  expect(tool.isOutdatedBy(frame({ launchId: launchIdOf('another') }), answer)).toBe(true)
})

it('hides points that have become hidden', () => {
  const standing = { day: { rank: 3, of: 12, points: null, voters: null } }
  expect(launch.learn(facts, frame({ hidden: true, standing }))).toMatchObject({ hidden: true, standing: { day: { points: null } } })
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
