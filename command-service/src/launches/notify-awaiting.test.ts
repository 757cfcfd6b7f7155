import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchDisqualified, LaunchOpened } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolHidden, ToolListed } from '@debut/events/tools/tool-events.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { on, specifyProcess } from '../kernel/testing/specify-process.ts'
import type { WriteToMember } from '../kernel/write-to-member.ts'
import { notifyAwaiting } from './notify-awaiting.ts'

const [ines, noor] = [MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'), MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c12')]
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const boardDate = Day.parse('2026-11-18')

const face = {
  slug: 'kite',
  name: 'Kite',
  tagline: 'Flies on a line',
  url: 'https://kite.example/',
  category: 'design',
  pricing: 'free',
} as const
const listed = on(
  `tool-${toolId}`,
  ToolListed({ toolId, ownerId: ines, makers: [ines], ...face, tags: ['ai'], logo: '/logo.svg', ...NO_STORY }),
)
const opened = on(`launch-${launchId}`, LaunchOpened({ launchId, toolId, boardDate }))

describe('a member who waits for a launch', () => {
  let written: Parameters<WriteToMember>[0][]
  beforeEach(() => {
    written = []
  })
  const { given } = specifyProcess(notifyAwaiting, {
    publicUrl: 'https://debut.example',
    findAwaiting: async function* find(asked) {
      if (asked !== launchId) return
      yield [ines]
      yield [noor]
    },
    writeToMember: async (mail) => void written.push(mail),
  })

  it('is written to when it opens, with one key each however often its opening is read', async () => {
    await given(listed, opened).when({ seconds: 1 }).thenNothing()
    expect(new Set(written.map(({ memberId, key }) => `${memberId} ${key}`)).size).toBe(2)
    expect(new Set(written.map(({ key }) => key)).size).toBe(2)
    expect(written.length).toBeGreaterThan(2)
    expect(written[0]).toMatchObject({
      memberId: ines,
      mail: 'launch_open',
      payload: {
        tool: 'Kite',
        tagline: 'Flies on a line',
        link: 'https://debut.example/r/kite',
        page: 'https://debut.example/tool/kite',
      },
    })
  })

  it('gets no mail about what is over, hidden or taken from the boards', async () => {
    await given(listed, opened).when({ days: 1 }).thenNothing()
    await given(listed, on(`tool-${toolId}`, ToolHidden({ toolId, by: ines })), opened)
      .when({ seconds: 1 })
      .thenNothing()
    await given(listed, opened, on(`launch-${launchId}`, LaunchDisqualified({ launchId, toolId, boardDate, reason: 'spam' })))
      .when({ seconds: 1 })
      .thenNothing()
    expect(written).toEqual([])
  })
})
