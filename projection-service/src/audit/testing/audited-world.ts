import { commandIdAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { into, startStage } from '@debut/command-service/launches/testing/launch-days-stage.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { type MemberId } from '@debut/events/kernel/ids.ts'
import { EmailVerified, MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { expect } from 'vitest'
import { projectors } from '../../projectors.ts'

type Stage = Awaited<ReturnType<typeof startStage>>
type Launched = Awaited<ReturnType<Stage['schedule']>>

/** A Tuesday: the first week ends with a day of 23 hours. */
export const firstDay = Day.parse('2026-03-03')
const secondLaunchDay = addDays(firstDay, 7)
const DAYS = 13
const LAUNCHES = 10

/** Two weeks of launches and votes, decided by the product's own deciders and processes, and projected by its own projectors. */
export const startAuditedWorld = async () => {
  const stage = await startStage(into(addDays(firstDay, -1), { hours: 12 }))
  const { world, log } = stage
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test keys' })
  world.closing({ close: () => identity.destroy() })
  const keys = openMemberKeys(identity)
  const session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))

  const register = async (username: string): Promise<MemberId> => {
    const memberId = stage.member()
    const stream = `member-${memberId}`
    const envelope = {
      $correlationId: 'test',
      $causationId: commandIdAt(stage.now()),
      commandHash: 'hash',
      actor: memberId,
      at: stage.now(),
    }
    await log.append(
      stream,
      'no-stream',
      await encode(
        keys,
        stream,
        [MemberRegistered({ memberId, username: Username.parse(username) }), EmailVerified({ memberId })],
        envelope,
      ),
    )
    return memberId
  }

  const [ines, bob, cem, dana, eve] = [
    await register('ines'),
    await register('bob'),
    await register('cem'),
    await register('dana'),
    await register('eve'),
  ]
  const launches: Launched[] = []
  for (let index = 0; index < LAUNCHES; index += 1) launches.push(await stage.schedule(firstDay))
  const [late, later] = [await stage.schedule(secondLaunchDay), await stage.schedule(secondLaunchDay)]
  const [one, two, three] = [launches[0], launches[1], launches[2]]
  if (one === undefined || two === undefined || three === undefined) throw new Error('too few launches')

  /** What happens on a day, by its number, beside ines's daily vote. */
  const events: Readonly<Record<number, () => Promise<unknown>>> = {
    0: async () => {
      for (const launch of [one, two, three]) await stage.vote(bob, launch)
      await stage.withdraw(bob, three)
      await stage.vote(cem, one)
      await stage.vote(dana, one)
    },
    1: () => stage.judge('HoldVote', cem, one),
    2: () => stage.withdraw(bob, two),
    3: () => stage.judge('RestoreVote', cem, one),
    4: () => stage.judge('HoldVote', bob, two),
    6: () => stage.judge('VoidVote', dana, one),
    7: async () => {
      await stage.withdraw(bob, one)
      await stage.vote(eve, late)
      await stage.withdraw(eve, late)
      await stage.vote(eve, later)
      await stage.vote(eve, late)
    },
    8: () => stage.judge('RestoreVote', bob, two),
    9: () => stage.vote(ines, late),
    10: async () => {
      await stage.vote(bob, one)
      await stage.disqualify(three)
    },
    11: () => stage.judge('VoidVote', bob, two),
  }

  const process = stage.instance()
  const happened = (day: Day, type: string) =>
    process.lookUntil(async () => expect((await stage.dayEvents(day)).map(({ event }) => event.type)).toContain(type))
  for (let index = 0; index < DAYS; index += 1) {
    const day = addDays(firstDay, index)
    stage.moveTo(into(day, { hours: 10 }))
    await happened(day, 'LaunchDayOpened')
    const launch = launches[index]
    if (launch !== undefined) await stage.vote(ines, launch)
    await events[index]?.()
  }
  const lastJudged = (await stage.voterEvents(bob)).at(-1)?.position
  await process.lookUntil(async () => {
    const revisions = (await stage.dayEvents(firstDay)).flatMap(({ event }) => (event.type === 'AwardRevised' ? [event.data.because] : []))
    expect(revisions.at(-1)).toBe(lastJudged)
  })
  await process.close()

  await world.projectionService()
  const end = await log.end()
  await eventually(async () => {
    const behind = await session.query('select name from projections.builds where position < $1', [end])
    expect(behind).toEqual([])
    expect(await session.query('select name from projections.active')).toHaveLength(projectors.length)
  })
  return { stage, world, log, keys, session, members: { ines, bob, cem, dana, eve }, launches: { one, two, three, late, later } }
}

export type AuditedWorld = Awaited<ReturnType<typeof startAuditedWorld>>
