import { setTimeout as pause } from 'node:timers/promises'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { RetryParked } from '@debut/events/projections/projection-commands.ts'
import { listParked, type ParkedRow, unparked } from '@debut/projection-service/kernel/ask-parked.ts'
import type pg from 'pg'
import { z } from 'zod'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import type { Entry } from './ledger.ts'
import { ADMIN } from './population.ts'
import { connect } from './postgres-client.ts'
import { caughtUp, tableOf } from './read-model.ts'
import { readLog } from './recorded-log.ts'

const SIZES = { short: { poisoned: 2, others: 60 }, long: { poisoned: 20, others: 2_000 } } as const
/** As the catalogue of faults has it: no other member is late. */
const LAG_MS = 2_000
const THERE_WITHIN_MS = 20_000
const TRIED_WITHIN_MS = 15_000
const LOOK_MS = 100

const Seen = z.object({ parked: z.array(z.object({ projection: z.string(), sequence: z.int(), error: z.string(), tries: z.int() })) })

/** What any fold of their votes into this table fails on, until it is repaired. */
const spoil = async (client: pg.Client, table: string, memberIds: readonly string[]): Promise<() => Promise<unknown>> => {
  const bad = memberIds.map((memberId) => `'${memberId}'`).join(', ')
  await client.query(`alter table ${table} add constraint spoiled check (member_id not in (${bad}))`)
  return () => client.query(`alter table ${table} drop constraint spoiled`)
}

const newcomers = async ({ ledger, commands, sender }: Round, count: number): Promise<Entry[]> => {
  const entries = Array.from({ length: count }, () => ledger.open(commands.registration({ rivalry: 0 })))
  await Promise.all(entries.map((entry) => sender.pursue(entry)))
  return entries
}

/** Two of each: the second waits for the first. */
const theirVotes = async ({ stack, ledger, commands, sender, random }: Round, members: readonly Entry[]): Promise<void> => {
  for (const { command } of members) {
    for (const launch of random.shuffled(stack.population.launches).slice(0, 2))
      await sender.pursue(ledger.open(commands.vote('CastVote', { memberId: command.memberId, launch })))
  }
}

const shown = async ({ stack, sender }: Round): Promise<z.output<typeof Seen>['parked']> => {
  const headers = { authorization: `Bearer ${await sender.tokenOf(ADMIN)}` }
  return Seen.parse(await (await fetch(`${stack.queryUrl}/api/projections`, { headers })).json()).parked
}

/** As the admin does it. */
const retry = async ({ stack, sender }: Round, parked: readonly ParkedRow[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await sender.tokenOf(ADMIN)}`, 'content-type': 'application/json' }
  for (const { projection, sequence } of parked) {
    const body = JSON.stringify({ commandId: newCommandId(), type: RetryParked.type, payload: { projection, sequence } })
    const { status } = await fetch(`${stack.commandUrl}/api/commands`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`a retry was answered with ${status}`)
  }
}

const isTriedAgain = async (session: Session, before: readonly ParkedRow[]): Promise<boolean> => {
  const most = Math.max(...before.map(({ tries }) => tries))
  for (const giveUpAt = performance.now() + TRIED_WITHIN_MS; performance.now() < giveUpAt; await pause(LOOK_MS)) {
    const broken = (await listParked(session, 'votes')).filter(({ error }) => error !== null)
    if (broken.every(({ tries }) => tries > most)) return true
  }
  return false
}

const spoilAndMend = async (round: Round, client: pg.Client, session: Session): Promise<void> => {
  const { stack, ledger, findings, form } = round
  const { poisoned, others } = SIZES[form]
  const members = await newcomers(round, poisoned)
  const streams = members.map(({ command }) => `voter-${command.memberId}`).toSorted()
  const repair = await spoil(
    client,
    await tableOf(client, 'votes', 'votes'),
    members.map(({ command }) => command.memberId),
  )
  try {
    const load = round.load({ writers: 8, limit: others })
    await theirVotes(round, members)
    await load.finished()
    const begun = performance.now()
    findings.expect('all projections go on', true, await caughtUp(client, ledger.lastPosition(), THERE_WITHIN_MS))
    const lag = performance.now() - begun
    findings.require('how far behind the others are', lag < LAG_MS, `${LAG_MS} ms or less`, Math.round(lag))
    findings.measure(`all there ${seconds(lag)} after the last answer`)

    const parked = await listParked(session)
    findings.expect('streams that are parked', streams, [...new Set(parked.map(({ stream }) => stream))].toSorted())
    findings.expect('projections that park them', ['votes'], [...new Set(parked.map(({ projection }) => projection))])
    const broken = parked.filter(({ error }) => error !== null)
    findings.expect('tries of each', [3], [...new Set(broken.map(({ tries }) => tries))])
    const log = await readLog(stack.eventStoreUrl)
    const standing = broken.map(({ sequence }) => log.find(({ position }) => position.commit === sequence)?.streamId ?? 'nothing')
    findings.expect('what stands at their sequences', streams, standing.toSorted())
    const sequences = broken.map(({ sequence }) => sequence).toSorted((one, other) => one - other)
    findings.expect(
      'what the admin is shown',
      sequences.slice(0, 100),
      (await shown(round)).map(({ sequence }) => sequence),
    )
    findings.expect('the service is ready', 200, (await fetch(`${stack.projectionUrl}/readyz`)).status)

    await retry(round, broken)
    findings.expect('a retry before it is repaired is tried', true, await isTriedAgain(session, broken))
    findings.expect('what is parked after it', parked.length, (await listParked(session, 'votes')).length)
  } finally {
    await repair()
  }
  if (form === 'long') {
    await stack.projectionService.kill()
    await stack.projectionService.start()
  }
  const begun = performance.now()
  const last = (await listParked(session, 'votes')).at(-1)
  if (form === 'short')
    await retry(
      round,
      (await listParked(session, 'votes')).filter(({ error }) => error !== null),
    )
  findings.expect(
    'all is folded once it is repaired',
    true,
    last === undefined || (await unparked(session, 'votes', last.sequence, TRIED_WITHIN_MS)),
  )
  findings.measure(`${streams.length} streams folded ${seconds(performance.now() - begun)} after they were repaired`)
}

export const poisonEvent: Fault = {
  id: 'R12',
  title: 'events that a projection can’t fold, repaired and tried again',
  run: async (round) => {
    const client = await connect(round.stack.databaseUrl)
    const session = await openSession({ url: round.stack.databaseUrl, name: 'faults parked', timeoutMs: 10_000 })
    try {
      await spoilAndMend(round, client, session)
    } finally {
      await Promise.all([client.end(), session.close()])
    }
  },
}
