import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import { type LaunchEvent, launchStream } from '@debut/events/launches/launch-events.ts'
import { type Lane, LaunchId, launchIdFrom } from '@debut/events/tools/launch-id.ts'
import { ListTool, PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { ulidAt } from '@debut/testing/ids-at.ts'
import { startWorld } from '@debut/testing/world.ts'
import { vi } from 'vitest'
import { processContext } from '../../kernel/testing/process-context.ts'
import { createHandle, type Handle } from '../../kernel/handle.ts'
import { processHealth } from '../../kernel/processes/process-health.ts'
import { type ProcessMemory, processMemory } from '../../kernel/processes/process-memory.ts'
import { workOn } from '../../kernel/processes/work-on.ts'
import { createSend, sentCommand } from '../../kernel/send.ts'
import { snapshotsIn } from '../../kernel/snapshots.ts'
import { planLaunch } from '../../tools/plan-launch.ts'
import { launch } from '../launch.ts'
import { scheduleLaunch } from '../schedule-launch.ts'
import { listTool } from '../../tools/list-tool.ts'
import { voter } from '../../voting/voter.ts'
import { type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import { launchDays } from '../launch-days.ts'
import { joinLineFor } from '../line/join-line.ts'
import { keepLine } from '../line/keep-line.ts'

export const SEED_SECRET = 'a secret for tests alone'

const OWNER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

export interface Launched {
  readonly toolId: ToolId
  readonly launchId: LaunchId
  readonly boardDate: Day
}

const sendTo = (handle: Handle) => createSend([sentCommand(PlanLaunch, (payload, context) => planLaunch(payload, context, { handle }))])

/** Launch days on the real stores, under a clock that the test moves. */
export const startStage = async (start: Instant) => {
  let now = start
  const world = await startWorld({ clock: () => now })
  const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  world.closing({ close: () => database.destroy() })
  const keys = openMemberKeys(database)
  const newHandle = () => createHandle({ log, keys, snapshots: snapshotsIn(database), logger: world.logger })
  const handle = newHandle()
  const send = sendTo(handle)
  const stored = processMemory(database)
  let recounts = 0
  const counted: typeof log = {
    ...log,
    follow: (options) => {
      if (options.categories?.includes('voter')) recounts++
      return log.follow(options)
    },
  }
  const nothingStored: ProcessMemory = { recall: async () => undefined, remember: async () => true }

  const context = (what: string) => processContext('test', what, {}, now)
  const read = async <Event>(stream: string) => (await decode(keys, await log.read(stream))) as Recorded<Event>[]

  const list = async (ownerId = OWNER): Promise<ToolId> => {
    const toolId = ToolId.parse(ulidAt(now))
    await listTool(
      ListTool.payload.parse({
        toolId,
        ownerId,
        slug: `tool-${toolId.toLowerCase()}`,
        name: 'Paperplane',
        tagline: 'Send a note that folds itself',
        url: `https://${toolId.toLowerCase()}.example`,
        category: 'design',
        pricing: 'free',
        tags: ['mail'],
        logo: '/logo.svg',
        description: 'Write a note, fold it once, and send it across the table or the ocean.',
      }),
      context('ListTool'),
      { handle },
    )
    return toolId
  }

  const stage = {
    world,
    log,
    handle,
    send,
    now: () => now,
    moveTo: (instant: Instant) => {
      now = instant
    },
    context,
    /** How often instances have read the votes from the log. */
    recounts: () => recounts,
    dayEvents: (day: Day) => read<LaunchDayEvent>(`launchDay-${day}`),
    launchEvents: (launchId: LaunchId) => read<LaunchEvent>(`launch-${launchId}`),
    voterEvents: (memberId: MemberId) => read<VoterEvent>(`voter-${memberId}`),

    /** All that the log holds of launch days, in its order, as `LaunchDayOpened 2026-11-20`. */
    history: async () => {
      const lines: string[] = []
      const enough = new AbortController()
      for await (const { events, live } of log.follow({ after: undefined, categories: ['launchDay'], signal: enough.signal })) {
        lines.push(...events.map(({ type, stream }) => `${type} ${stream.slice('launchDay-'.length)}`))
        if (live) break
      }
      enough.abort()
      return lines
    },

    /** A tool whose launch waits in the line; each of a maker of its own, as a member has one place there. */
    wait: async (): Promise<Pick<Launched, 'toolId' | 'launchId'>> => {
      const memberId = MemberId.parse(newCommandId())
      const toolId = await list(memberId)
      const command = context(`JoinLineFor ${toolId}`)
      const outcome = await joinLineFor({ toolId, memberId }, command, { handle, send })
      if ('refusal' in outcome) throw new Error(`the launch was refused: ${outcome.refusal}`)
      return { toolId, launchId: launchIdFrom(command.commandId) }
    },
    /** A tool with a launch on a day. */
    schedule: async (boardDate: Day, lane: Lane = 'free'): Promise<Launched> => {
      const [toolId, launchId] = [await list(), LaunchId.parse(ulidAt(now))]
      const outcome = await scheduleLaunch({ launchId, toolId, boardDate, lane }, context('ScheduleLaunch'), { handle, send })
      if ('refusal' in outcome) throw new Error(`the launch was refused: ${outcome.refusal}`)
      return { toolId, launchId, boardDate }
    },

    member: () => MemberId.parse(newCommandId()),
    /** On the day that it is, or on another one. */
    vote: async (memberId: MemberId, { launchId, toolId, boardDate }: Launched, today = dayOf(now)) => {
      const facts = { registered: true, verified: true, toolId, boardDate, makers: [], opened: true }
      const command = { type: 'CastVote', memberId, launchId, today, ...facts } as const
      const outcome = await handle(voter, voterStream(memberId), command, context('CastVote'))
      if ('refusal' in outcome) throw new Error(`the vote was refused: ${outcome.refusal}`)
    },
    withdraw: (memberId: MemberId, { launchId }: Launched) =>
      handle(voter, voterStream(memberId), { type: 'WithdrawVote', memberId, launchId, today: dayOf(now) }, context('WithdrawVote')),
    judge: (type: 'HoldVote' | 'VoidVote' | 'RestoreVote', memberId: MemberId, { launchId }: Launched) =>
      handle(voter, voterStream(memberId), { type, memberId, launchId, reason: 'ring' }, context(type)),
    disqualify: ({ launchId, toolId }: Launched) =>
      handle(
        launch,
        launchStream(launchId),
        { type: 'DisqualifyLaunch', launchId, toolId, reason: 'duplicate' },
        context('DisqualifyLaunch'),
      ),
    reinstate: ({ launchId, toolId }: Launched) =>
      handle(
        launch,
        launchStream(launchId),
        { type: 'ReinstateLaunch', launchId, toolId, reason: 'mistake', today: dayOf(now) },
        context('ReinstateLaunch'),
      ),

    /** One instance at work; `look` until what is asked for holds. */
    instance: ({ remembers = true, seedSecret = SEED_SECRET, doubt = undefined as string | undefined, keepsLine = false } = {}) => {
      const memory = remembers ? stored : nothingStored
      const own = newHandle()
      const metrics = createMetrics('test')
      const parts = {
        log: counted,
        keys,
        handle: own,
        send: sendTo(own),
        memory,
        seedSecret,
        claimSecret: world.settings.CLAIM_SECRET,
        metrics,
        doubt: async () => doubt,
        clock: () => now,
        logger: world.logger,
      }
      const stopped = new AbortController()
      const terms = { health: processHealth(metrics)(launchDays.name), signal: stopped.signal }
      const days = keepsLine ? workOn(keepLine, parts, terms) : workOn(launchDays, parts, terms)
      const following = days.follow()
      return world.closing({
        look: () => days.look(),
        /** As Prometheus reads it. */
        metric: async (name: string) => Number(new RegExp(`^${name}\\{.*\\} (\\S+)$`, 'm').exec((await metrics.expose()).body)?.[1]),
        lookUntil: (holds: () => Promise<void>) =>
          vi.waitFor(
            async () => {
              await days.look()
              await holds()
            },
            { timeout: 15_000, interval: 20 },
          ),
        close: async () => {
          stopped.abort()
          await following
        },
      })
    },
  }
  return stage
}

export type Stage = Awaited<ReturnType<typeof startStage>>

/** So long after a day has begun. */
export const into = (day: Day, { hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): Instant =>
  startOf(day).plus({ hours, seconds })
