import { eventually } from '@debut/testing/eventually.ts'
import { randomUUID } from 'node:crypto'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { bornAt, type CommandId, MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { MemberErased, type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { SlugClaimed, type SlugEvent } from '@debut/events/tools/tool-events.ts'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMail } from '@debut/adapters/mail.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics, type Metrics } from '@debut/adapters/metrics.ts'
import { start as startMailbox } from '@debut/stack/mail/mailbox.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startCommandService } from '../../app.ts'
import { configSchema } from '../../config.ts'
import { insertUser } from '../../identity/accounts/users.ts'
import { sendMessages } from '../../identity/ports/mail/send-queued.ts'
import { post } from '../../identity/ports/mail/mail-queue.ts'
import type { CommandContext } from '../command.ts'
import { processContext } from '../testing/process-context.ts'
import { accept, type Decider } from '../decider.ts'
import { createHandle, type Handle } from '../handle.ts'
import { createSend, sentCommand } from '../send.ts'
import { snapshotsIn } from '../snapshots.ts'
import { causeOf } from './cause.ts'
import { defineProcess, type Process } from './define-process.ts'
import { leasesIn } from './lease.ts'
import { processMemory } from './process-memory.ts'
import { runProcesses } from './run-processes.ts'
import type { ProcessParts } from './work-on.ts'

/** A stream that holds each tool once. */
const collection: Decider<{ readonly type: 'Collect'; readonly toolId: ToolId }, readonly ToolId[], SlugEvent> = {
  initial: [],
  decide: ({ toolId }, held) => (held.includes(toolId) ? accept() : accept(SlugClaimed({ toolId }))),
  evolve: (held, { data }) => [...held, data.toolId],
}

describe('a process', () => {
  let world: World
  let log: ReturnType<typeof openEventStore>
  let database: ReturnType<typeof openDatabase>
  let keys: ReturnType<typeof openMemberKeys>
  let handle: Handle

  /** Each test has a collection of its own, for what happens in it. */
  let test = 0
  const collectionStream = () => `collection-${test}`
  const slugStream = (toolId: ToolId) => `slug-${test}-${toolId.toLowerCase()}`
  const isOurs = ({ stream }: Recorded<unknown>) => stream.startsWith(`slug-${test}-`)

  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    keys = openMemberKeys(database)
    handle = newHandle()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    test++
    await forgetAll()
  })

  /** Where each process has got to. */
  const forgetAll = () => database('identity.processes').delete()

  const newHandle = () => createHandle({ log, keys, snapshots: snapshotsIn(database), logger: world.logger })
  /** Something happens: a slug is claimed for a tool. */
  const happen = async (toolId = ToolId.parse(newUlid())) => {
    const command = { type: 'Collect', toolId } as const
    const outcome = await handle(collection, slugStream(toolId), command, processContext('test', command.type, command, systemClock()))
    if ('refusal' in outcome) throw new Error(outcome.refusal)
    return { toolId, position: outcome.position }
  }
  const collected = async () => (await decode(keys, await log.read(collectionStream()))) as Recorded<SlugEvent>[]
  const toolsCollected = async () => (await collected()).map(({ event }) => event.data.toolId)
  const isCollected = (...tools: ToolId[]) => eventually(async () => expect(await toolsCollected()).toEqual(tools))

  /** An instance with these at work. */
  const instance = <Parts extends object>(
    processes: readonly Process<Parts & ProcessParts & { readonly metrics: Metrics }>[],
    own: Parts,
    { clock = systemClock, sent = [] as CommandContext[] }: { clock?: Clock; sent?: CommandContext[] } = {},
  ) => {
    const stopped = new AbortController()
    const metrics = createMetrics('test')
    const send = createSend([
      sentCommand(PlanLaunch, async ({ toolId }, context) => {
        sent.push(context)
        return handle(collection, collectionStream(), { type: 'Collect', toolId }, context)
      }),
    ])
    const claimSecret = world.settings.CLAIM_SECRET
    const kernel = {
      log,
      keys,
      handle: newHandle(),
      send,
      memory: processMemory(database),
      claimSecret,
      clock,
      metrics,
      logger: world.logger,
    }
    const leases = leasesIn(database, world.logger, { leaseMs: 1_500, renewMs: 150 })
    const running = runProcesses(processes, { ...kernel, ...own, leases }, stopped.signal)
    const close = async () => {
      stopped.abort()
      await running
    }
    onTestFinished(close)
    return {
      close,
      /** As Prometheus reads it. */
      metric: async (name: string) =>
        Object.fromEntries(
          [...(await metrics.expose()).body.matchAll(new RegExp(`^${name}\\{[^}]*process="([^"]+)"[^}]*\\} (\\S+)$`, 'gm'))].map(
            ([, process = '', value]) => [process, Number(value)],
          ),
        ),
    }
  }

  /** Puts every tool whose slug was claimed into the collection, unless it is made to fail. */
  const collect = (runs: 'once' | 'everywhere' = 'everywhere', name = 'collect') =>
    defineProcess({
      name,
      runs,
      reads: [SlugClaimed],
      on: async (claimed, { fails }: { readonly fails: (toolId: ToolId) => boolean }, { act }) => {
        if (!isOurs(claimed)) return
        const { toolId } = claimed.event.data
        if (fails(toolId)) throw new Error('not now')
        await act(collection, collectionStream(), { type: 'Collect', toolId }, causeOf(claimed))
      },
    })
  const never = () => false

  it('does its work once, however many instances are at it, and does nothing again that reads from the start', async () => {
    const instances = [instance([collect()], { fails: never }), instance([collect()], { fails: never })]
    const tools = [(await happen()).toolId, (await happen()).toolId, (await happen()).toolId]
    await eventually(async () => expect((await toolsCollected()).toSorted()).toEqual(tools.toSorted()))
    for (const each of instances) await each.close()
    await forgetAll()
    instance([collect()], { fails: never }, { clock: () => systemClock().plus({ days: 40 }) })
    const { toolId } = await happen()
    await eventually(async () => expect(await toolsCollected()).toContain(toolId))
    expect((await toolsCollected()).length).toBe(4)
  })

  it('gives its commands ids that follow from their cause, born when it was, with the request that it all began with', async () => {
    const sent: CommandContext[] = []
    const ask = defineProcess({
      name: 'ask',
      runs: 'everywhere',
      reads: [SlugClaimed],
      on: async (claimed, _: object, { send, messageKey }) => {
        if (!isOurs(claimed)) return
        const { toolId } = claimed.event.data
        const cause = causeOf(claimed)
        await send(PlanLaunch, { toolId, launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001') }, cause)
        messages.push(messageKey(cause, 'welcome'), messageKey(cause, 'farewell'))
      },
    })
    const messages: string[] = []
    const first = instance([ask], {}, { sent })
    const { toolId } = await happen()
    await isCollected(toolId)
    await first.close()
    await forgetAll()
    const second = instance([ask], {}, { sent, clock: () => systemClock().plus({ days: 9 }) })
    await eventually(() => expect(sent.length).toBe(2))
    await second.close()

    const [cause] = await decode(keys, await log.read(slugStream(toolId)))
    const [one, again] = sent
    expect(again).toMatchObject({ commandId: one?.commandId, commandHash: one?.commandHash, correlationId: cause?.envelope.$correlationId })
    expect(bornAt(one?.commandId as CommandId)).toBe(cause?.envelope.at.toMillis())
    expect(one?.actor).toBe('process:ask')
    expect((await collected()).map(({ envelope }) => envelope.$causationId)).toEqual([one?.commandId])
    expect(messages.slice(2)).toEqual(messages.slice(0, 2))
    expect(new Set([...messages, one?.commandId]).size).toBe(3)
  })

  it('tries again what came to nothing, while the others go on, and begins with it after a new start', async () => {
    const [bad, good] = [ToolId.parse(newUlid()), ToolId.parse(newUlid())]
    const failing = instance([collect()], { fails: (toolId) => toolId === bad })
    await happen(bad)
    await happen(good)
    await isCollected(good)
    await eventually(async () => {
      expect(await failing.metric('background_process_retrying')).toEqual({ collect: 1 })
      expect((await failing.metric('background_process_failures_total'))['collect']).toBeGreaterThan(1)
      expect((await failing.metric('background_process_lag_seconds'))['collect']).toBeGreaterThan(0)
    })
    await failing.close()

    const next = instance([collect()], { fails: never })
    await isCollected(good, bad)
    const all = (await collected()).at(-1)?.position
    await eventually(async () => expect(await processMemory(database).recall('collect')).toBe(all))
    expect(await next.metric('background_process_retrying')).toEqual({ collect: 0 })
    expect(await next.metric('background_process_lag_seconds')).toEqual({ collect: 0 })
  })

  it('sends one mail for an event, on however many instances, and none when it reads that again', async () => {
    const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, host: '127.0.0.1' })
    const mail = openMail({ url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Debut <hello@debut.example>' })
    onTestFinished(async () => {
      mail.close()
      await mailbox.close()
    })
    const { id: userId } = await insertUser(database, { email: 'ines@example.com' }, systemClock())
    const notifyOfClaims = (notified: ToolId[]) =>
      defineProcess({
        name: 'notify-of-claims',
        runs: 'everywhere',
        reads: [SlugClaimed],
        on: async (claimed, { clock }: { readonly clock: Clock }, { messageKey }) => {
          if (!isOurs(claimed)) return
          const cause = causeOf(claimed)
          const mail = { userId, channel: 'email', recipient: 'ines@example.com', template: 'password_changed', payload: {} } as const
          const key = messageKey(cause, mail.template)
          await database.transaction((transaction) => post(transaction, { ...mail, expiresAt: cause.at.plus({ days: 1 }), key }, clock()))
          notified.push(claimed.event.data.toolId)
        },
      })
    const own = { mail, sms: undefined, publicUrl: 'https://debut.example', database }
    const mails = async () =>
      z
        .object({ messages: z.array(z.object({ MessageID: z.string() })) })
        .parse(await (await fetch(`http://127.0.0.1:${mailbox.httpPort}/api/v1/messages`)).json())
        .messages.map(({ MessageID }) => MessageID)
    const areSent = async (count: number) => {
      await eventually(async () => expect(await database('identity.outbox').where({ user_id: userId })).toEqual([]))
      expect(await mails()).toHaveLength(count)
    }

    const notified: ToolId[][] = [[], [], []]
    const instances = notified.slice(1).map((by) => instance([notifyOfClaims(by), sendMessages], own))
    // One that begins later reads on from where another has got to.
    for (const { metric } of instances)
      await eventually(async () => expect((await metric('background_process_lag_seconds'))['notify-of-claims']).toBe(0))
    const { toolId: first } = await happen()
    await eventually(() => expect(notified.slice(1)).toEqual([[first], [first]]))
    await areSent(1)
    for (const each of instances) await each.close()
    await forgetAll()

    // The key was made for the event, and outlives the mail.
    instance([notifyOfClaims(notified[0] ?? []), sendMessages], own)
    const { toolId: second } = await happen()
    await eventually(() => expect(notified[0]).toEqual([first, second]))
    await areSent(2)
    expect(new Set(await mails()).size).toBe(2)
  })

  it('leaves the commands of the service working when it is stuck', async () => {
    const { url, close } = await startCommandService(configSchema.parse(world.settings), world.logger)
    onTestFinished(close)
    const read = async (path: string) => (await fetch(`${url}${path}`)).text()
    const erased: Decider<{ readonly type: 'Erase'; readonly memberId: MemberId }, null, MemberEvent> = {
      initial: null,
      decide: ({ memberId }) => accept(MemberErased({ memberId })),
      evolve: () => null,
    }
    const memberId = MemberId.parse(randomUUID())
    // Who can say what else belongs to them is not there.
    await handle(erased, memberStream(memberId), { type: 'Erase', memberId }, processContext('test', 'Erase', { memberId }, systemClock()))
    await eventually(async () => expect(await read('/metrics')).toMatch(/^background_process_retrying\{.*process="erase-members".*\} 1$/m))
    expect(await read('/metrics')).not.toMatch(/^background_process_lag_seconds\{.*process="erase-members".*\} 0$/m)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready' }])
  })

  it('that runs once is at work in one instance, and another one takes over from where it was', async () => {
    const doneBy: string[] = []
    const parts = (name: string) => ({
      fails: () => {
        doneBy.push(name)
        return false
      },
    })
    const instances = { one: instance([collect('once')], parts('one')), other: instance([collect('once')], parts('other')) }
    const first = await happen()
    await isCollected(first.toolId)
    expect(doneBy.length).toBe(1)
    const [owner, heir] = doneBy[0] === 'one' ? (['one', 'other'] as const) : (['other', 'one'] as const)
    expect(await instances[owner].metric('background_process_running')).toEqual({ collect: 1 })
    expect(await instances[heir].metric('background_process_running')).toEqual({ collect: 0 })
    await eventually(async () => expect(await processMemory(database).recall('collect')).toBeGreaterThanOrEqual(first.position))
    await instances[owner].close()
    const second = await happen()
    await isCollected(first.toolId, second.toolId)
    expect(doneBy).toEqual([owner, heir])
  })

  it('that lost its lease acts no more, and does not store a later position', async () => {
    const { promise: mayAct, resolve: act } = Promise.withResolvers<void>()
    let isWaiting = false
    const hesitant = defineProcess({
      name: 'hesitant',
      runs: 'once',
      reads: [SlugClaimed],
      on: async (claimed, _: object, work) => {
        if (!isOurs(claimed)) return
        isWaiting = true
        await mayAct
        await work.act(collection, collectionStream(), { type: 'Collect', toolId: claimed.event.data.toolId }, causeOf(claimed))
      },
    })
    const frozen = instance([hesitant], {})
    const { position } = await happen()
    await eventually(() => expect(isWaiting).toBe(true))
    await database('identity.process_leases').where({ name: 'hesitant' }).update({ owner: '00000000-0000-4000-8000-000000000000' })
    await database.raw(`update identity.process_leases set expires_at = now() + interval '1 hour' where name = 'hesitant'`)
    // Its next renewal tells it.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    act()
    await eventually(async () => expect(await frozen.metric('background_process_running')).toEqual({ hesitant: 0 }))
    expect(await toolsCollected()).toEqual([])
    expect((await processMemory(database).recall('hesitant')) ?? 0).toBeLessThan(position)
  })

  it('waits for the time that it names, and keeps its place until then', async () => {
    let now = systemClock()
    const later = defineProcess({
      name: 'later',
      runs: 'everywhere',
      reads: [SlugClaimed],
      on: async (claimed, _: object, { act }) => {
        if (!isOurs(claimed)) return undefined
        const notBefore = claimed.envelope.at.plus({ hours: 1 })
        if (now < notBefore) return { notBefore }
        await act(collection, collectionStream(), { type: 'Collect', toolId: claimed.event.data.toolId }, causeOf(claimed))
        return undefined
      },
    })
    const before = await happen()
    const first = instance([later], {}, { clock: () => now })
    const { toolId } = await happen()
    await eventually(async () => expect(await first.metric('background_process_lag_seconds')).toEqual({ later: 0 }))
    await first.close()
    expect((await processMemory(database).recall('later')) ?? 0).toBeLessThan(before.position)
    now = now.plus({ hours: 2 })
    instance([later], {}, { clock: () => now })
    await isCollected(before.toolId, toolId)
  })

  it('does what is due by time, once it has read everything, again until it is done, and at moments of its own', async () => {
    const runs: number[] = []
    // Pauses after so many would take longer than this test waits.
    let [fails, isDone] = [5, false]
    const keep = defineProcess({
      name: 'keep',
      runs: 'once',
      reads: [SlugClaimed],
      begin: (_: object) => ({ read: 0 }),
      on: async (claimed, _, { state }) => {
        if (isOurs(claimed)) state.read++
      },
      every: [
        {
          ms: 3_600_000,
          next: (now) => (isDone ? now.plus({ hours: 1 }) : now),
          run: async (_, { state }) => {
            if (fails-- > 0) throw new Error('not now')
            runs.push(state.read)
            isDone = runs.length === 3
          },
        },
      ],
    })
    await happen()
    await happen()
    const instanceOf = instance([keep], {})
    await eventually(() => expect(runs).toEqual([2, 2, 2]))
    expect(await instanceOf.metric('background_process_failures_total')).toEqual({ keep: 5 })
  })

  it('that breaks off is begun again, and holds up no other', async () => {
    let begins = 0
    const broken = defineProcess({
      name: 'broken',
      runs: 'everywhere',
      begin: (_: object) => {
        begins++
        throw new Error('never')
      },
    })
    instance([broken, collect()], { fails: never })
    const { toolId } = await happen()
    await isCollected(toolId)
    await eventually(() => expect(begins).toBe(2))
  })

  it('goes on after an outage of the event store, with what happened before it and after', async () => {
    instance([collect('once')], { fails: never })
    const first = await happen()
    await isCollected(first.toolId)
    await world.eventStore.stop()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await world.eventStore.start()
    const second = await eventually(() => happen())
    await eventually(async () => expect(await toolsCollected()).toEqual(expect.arrayContaining([first.toolId, second.toolId])))
  })
})
