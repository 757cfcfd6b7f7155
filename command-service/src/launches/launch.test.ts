import { Day } from '@debut/events/kernel/days.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { launch, type LaunchCommand } from './launch.ts'

const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const [friday, saturday] = [Day.parse('2026-11-20'), Day.parse('2026-11-21')]

const command = (type: LaunchCommand['type'], boardDate = friday): LaunchCommand => ({ type, launchId, toolId, boardDate, lane: 'free' })
const scheduled = LaunchScheduled({ launchId, toolId, boardDate: friday, lane: 'free' })
const opened = LaunchOpened({ launchId, toolId, boardDate: friday })
const { given, play } = specify(launch)

describe('a launch', () => {
  it('is scheduled once, and opened once', () => {
    given().when(command('ScheduleLaunch')).then(scheduled)
    given(scheduled).when(command('ScheduleLaunch')).thenNothing()
    given(scheduled).when(command('OpenLaunch')).then(opened)
    given(scheduled, opened).when(command('OpenLaunch')).thenNothing()
    given(scheduled, opened).when(command('ScheduleLaunch')).thenNothing()
  })

  it('is scheduled by its day where its own scheduling was cut off', () => {
    given().when(command('OpenLaunch')).then(scheduled, opened)
  })

  it('keeps its day, its tool and its lane', () => {
    given(scheduled).when(command('ScheduleLaunch', saturday)).thenRefused('launch-exists')
    given(scheduled).when(command('OpenLaunch', saturday)).thenRefused('launch-exists')
    given(scheduled)
      .when({ ...command('ScheduleLaunch'), lane: 'paid' })
      .thenRefused('launch-exists')
    given(scheduled)
      .when({ ...command('ScheduleLaunch'), toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7E') })
      .thenRefused('launch-exists')
  })

  it('is on one day and opened at most once in any sequence, and every command can be repeated', () => {
    const wish = fc
      .tuple(fc.constantFrom<LaunchCommand['type'][]>('ScheduleLaunch', 'OpenLaunch'), fc.constantFrom(friday, saturday))
      .map(([type, boardDate]) => command(type, boardDate))
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 10 }), (wishes) => {
        const { history } = play(wishes)
        const boardDate = wishes[0]?.boardDate
        const opens = wishes.some((each) => each.type === 'OpenLaunch' && each.boardDate === boardDate)
        expect(history.map(({ type, data }) => [type, data.boardDate])).toEqual([
          ...(boardDate === undefined ? [] : [['LaunchScheduled', boardDate]]),
          ...(opens ? [['LaunchOpened', boardDate]] : []),
        ])
        expect(play(wishes.flatMap((each) => [each, each])).history).toEqual(history)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
