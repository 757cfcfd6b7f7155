import { AuditAsked, auditStream } from '@debut/events/audits/audit-events.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { AuditSigns } from '@debut/events/vote-review/review-answers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story, type Vote } from '../testing/story.ts'

const EARLIER = Day.parse('2026-02-27')
const DAY = Day.parse('2026-03-02')

describe('the signs of manipulation beside an audited count', () => {
  let story: Story
  let admin: Member
  let now = toInstant('2026-03-02T23:00:00Z')
  let kiln: Launch
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  const ring: Member[] = []
  const crowd: Member[] = []
  const ringVotes: Vote[] = []
  const crowdVotes: Vote[] = []

  beforeAll(async () => {
    story = await startStory()
    story.at('2026-01-05T20:00:00Z')
    await story.project()
    admin = await story.member('the-admin', 'admin')
    for (let index = 0; index < 4; index++) ring.push(await story.member(`ring-${index}`))
    const regulars: Member[] = []
    for (let index = 0; index < 5; index++) regulars.push(await story.member(`regular-${index}`))

    story.at('2026-02-27T20:00:00Z')
    const earlier = [await story.launch('kite', EARLIER), await story.launch('sail', EARLIER), await story.launch('popular', EARLIER)]
    await story.open(EARLIER, earlier)
    const [kite, , popular] = earlier as [Launch, Launch, Launch]
    for (const member of ring) for (const launch of earlier) await story.cast(member, launch)
    await story.cast(regulars[0] as Member, kite)
    for (const member of regulars) await story.cast(member, popular)

    story.at('2026-03-02T16:00:00Z')
    const today = [await story.launch('kiln', DAY), await story.launch('orrery', DAY), await story.launch('harbor', DAY)]
    await story.open(DAY, today)
    const [first, orrery, harbor] = today as [Launch, Launch, Launch]
    kiln = first
    for (const [index, member] of regulars.entries()) {
      story.at(`2026-03-02T${17 + index}:00:00Z`)
      await story.cast(member, index % 2 === 0 ? orrery : harbor)
    }
    for (const [index, member] of ring.entries()) {
      story.at(`2026-03-02T${17 + index}:30:00Z`)
      ringVotes.push(await story.cast(member, kiln))
    }
    for (let index = 0; index < 7; index++) {
      story.at(`2026-03-02T22:0${index % 5}:${10 + index}Z`)
      const member = await story.member(`crowd-${index}`)
      crowd.push(member)
      crowdVotes.push(await story.cast(member, kiln))
    }
    story.at('2026-03-02T22:30:00Z')
    await story.hold(crowdVotes[0] as Vote)
    Object.assign(story.commandServiceSays, {
      launches: [
        { launchId: kiln.launchId, known: 10, shared: 6 },
        { launchId: orrery.launchId, known: 3, shared: 0 },
        { launchId: harbor.launchId, known: 2, shared: 1 },
      ],
      evidence: [
        {
          memberId: crowd[0]?.memberId,
          number: crowdVotes[0]?.number,
          detector: 'burst',
          figures: { votes: 7, seconds: 240 },
          foundAt: '2026-03-02T22:20:00.000Z',
        },
      ],
    })
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const asked = async (toolId: ToolId | null, caseId?: CaseId) => {
    const jobId = JobId.parse(story.world.newUlid())
    const nothing = { memberId: null, asOf: null, from: toolId === null ? DAY : null, to: toolId === null ? DAY : null }
    const subject = toolId === null ? ('day' as const) : ('tool' as const)
    await story.append(auditStream(jobId), admin.memberId, AuditAsked({ jobId, by: admin.memberId, subject, toolId, caseId, ...nothing }))
    const { body } = await getNow(`/api/audits/${jobId}/signs`, { token: admin.token })
    return { jobId, text: JSON.stringify(body), launches: AuditSigns.parse(body).launches }
  }
  const positionsOf = (votes: readonly Vote[]) => votes.map(({ position }) => position)

  it('are its shares of new accounts and shared networks, each beside the median of its day', async () => {
    const { launches } = await asked(kiln.toolId)
    expect(launches).toHaveLength(1)
    expect(launches[0]).toMatchObject({
      boardDate: DAY,
      votes: 11,
      newAccounts: { votes: 7, percent: 64, median: 0, positions: positionsOf(crowdVotes) },
      sharedNetworks: { votes: 6, percent: 60, median: 50 },
    })
  })

  it('are the bursts of its votes, its case in review, and who else voted together', async () => {
    const { launches, text } = await asked(kiln.toolId)
    const [signs] = launches
    expect(signs?.bursts).toEqual([
      { from: '2026-03-02T22:00:00.000Z', to: '2026-03-02T22:05:00.000Z', usual: 0, positions: positionsOf(crowdVotes) },
    ])
    expect(signs?.caseId).toBe(kiln.launchId)
    expect(signs?.review).toMatchObject({ votes: 1, held: 1, evidence: [{ detector: 'burst', votes: 1 }] })
    // Products that hardly anyone else voted for come first.
    expect(signs?.together.products.map(({ tool, voters, of }) => [tool?.slug, voters, of])).toEqual([
      ['sail', 4, 4],
      ['kite', 4, 5],
      ['popular', 4, 9],
    ])
    expect(signs?.together.voters.map(({ vote }) => vote)).toEqual(positionsOf(ringVotes))
    for (const { memberId, username } of [...ring, ...crowd]) {
      expect(text).not.toContain(memberId)
      expect(text).not.toContain(username)
    }
  })

  it('call voters as the audit does, the same in all audits of a case and otherwise in the next', async () => {
    const [one, other] = [await asked(kiln.toolId), await asked(kiln.toolId)]
    const voters = ({ launches }: typeof one) => launches[0]?.together.voters.map(({ voter }) => voter)
    expect(voters(one)).not.toEqual(voters(other))
    expect(voters(await asked(kiln.toolId, CaseId.parse(one.jobId)))).toEqual(voters(one))
  })

  it('say nothing of an audit that is of no product, nor while points are hidden', async () => {
    expect((await asked(null)).launches).toEqual([])
    now = toInstant('2026-03-02T11:00:00Z')
    expect((await asked(kiln.toolId)).launches).toEqual([])
    now = toInstant('2026-03-02T23:00:00Z')
    expect((await getNow(`/api/audits/${story.world.newUlid()}/signs`, { token: admin.token })).body).toMatchObject({
      code: 'no-such-audit',
    })
  })
})
