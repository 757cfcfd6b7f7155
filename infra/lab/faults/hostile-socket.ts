import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { runRestlessSocket } from '../attack/restless-socket.ts'
import { targetAt } from '../attack/target.ts'
import { percentile } from '../bench/percentile.ts'
import { checkMembersFollower } from './check-follower.ts'
import type { Fault, Round } from './fault.ts'
import { LiveFollower } from './live-follower.ts'
import { connect } from './postgres-client.ts'

const SIZES = { short: { sockets: 2, ms: 1_000 }, long: { sockets: 20, ms: 60_000 } } as const
/** Each, of which it has topics that no other socket subscribes to. */
const FRAMES_A_SECOND = 1_000
const TOPICS = 32
const COMES_AGAIN_MS = 20
/** All that the query-service has. */
const POOL = 4
const LOOK_MS = 10
const LOG_BYTES = 2 ** 20
const SEEN_WITHIN_MS = 10_000
const OTHERS_MS = 1_500

/** Boards of days on which nothing was launched, one after the other or always the same few. */
const coldBoard = (index: number): string => {
  const first = index % 2 === 0 ? index % TOPICS : index
  return `board:day:20${String(10 + (first % 9)).padStart(2, '0')}-${String(1 + (first % 12)).padStart(2, '0')}-${String(1 + (first % 28)).padStart(2, '0')}`
}

/** It reconnects whenever it was cut; returns how often. */
const pester = async (url: string, signal: AbortSignal): Promise<number> => {
  let cuts = 0
  while (!signal.aborted) {
    const { wasCut } = await runRestlessSocket(url, { topic: coldBoard, aSecond: FRAMES_A_SECOND, signal })
    if (wasCut) cuts++
    await pause(COMES_AGAIN_MS)
  }
  return cuts
}

const Shown = z.object({ memberId: z.string() })

const isShown = async (follower: LiveFollower, memberId: string): Promise<boolean> => {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS
  while (performance.now() < giveUpAt) {
    if (follower.seen.some(({ body }) => Shown.parse(body).memberId === memberId)) return true
    await pause(2)
  }
  return false
}

/** Newcomers, and how long each took to be seen by somebody else. */
const joinBeside = async (
  { ledger, commands, sender, findings }: Round,
  follower: LiveFollower,
  signal: AbortSignal,
): Promise<number[]> => {
  const tookMs: number[] = []
  while (!signal.aborted) {
    const entry = ledger.open(commands.registration({ rivalry: 0 }))
    await sender.pursue(entry)
    const answered = performance.now()
    findings.expect('a newcomer is shown to others', true, await isShown(follower, entry.command.memberId))
    tookMs.push(performance.now() - answered)
    await pause(20)
  }
  return tookMs
}

/** How often all connections of the query-service were at work when somebody looked, and how often that was. */
const watchPool = async (client: pg.Client, signal: AbortSignal): Promise<{ looks: number; full: number }> => {
  const seen = { looks: 0, full: 0 }
  while (!signal.aborted) {
    const { rows } = await client.query<{ busy: number }>(
      "select count(*)::int as busy from pg_stat_activity where application_name = 'query-service' and state <> 'idle'",
    )
    seen.looks++
    if ((rows[0]?.busy ?? 0) >= POOL) seen.full++
    await pause(LOOK_MS)
  }
  return seen
}

export const hostileSocket: Fault = {
  id: 'R22',
  title: 'sockets that subscribe and unsubscribe a thousand times a second, to boards that no other visitor looks at',
  run: async (round) => {
    const { stack, findings, form } = round
    const { sockets, ms } = SIZES[form]
    const { part, url } = await stack.edgeBeside()
    const target = targetAt(url)
    const client = await connect(stack.databaseUrl)
    let follower: LiveFollower | undefined
    try {
      await part.start()
      const logs = [part.name, stack.queryService.name].map((name) => stack.logOf(name))
      const logged = () => logs.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
      follower = new LiveFollower(url, 'members')
      await follower.joined
      await target.pages()
      const before = logged()

      const over = new AbortController()
      const { signal } = over
      const pestering = Promise.all(Array.from({ length: sockets }, () => pester(url, signal)))
      const joining = joinBeside(round, follower, signal)
      const watching = watchPool(client, signal)
      await pause(ms)
      const { lost } = await target.pages()
      over.abort()
      const [cuts, tookMs, { looks, full }] = await Promise.all([pestering, joining, watching])

      findings.require(
        'hostile sockets that were cut',
        cuts.every((each) => each > 0),
        'each',
        cuts,
      )
      findings.expect('pages that did not come meanwhile', 0, lost)
      findings.expect(`looks at the database pool, of ${looks}, that found it full`, 0, full)
      const written = logged() - before
      findings.require('bytes that were logged', written < LOG_BYTES, `less than ${LOG_BYTES}`, written)
      const p99 = percentile(tookMs, 0.99)
      if (form === 'long') findings.require('others’ p99', p99 < OTHERS_MS, `${OTHERS_MS} ms or less`, Math.round(p99))
      findings.measure(
        `cut ${cuts.join(', ')} times, ${Math.round(written / 1024)} KiB logged, ${tookMs.length} newcomers seen by others with a p99 of ${p99.toFixed(0)} ms`,
      )
      await checkMembersFollower(follower, stack, findings)
    } finally {
      follower?.leave()
      await client.end()
      await part.kill()
    }
  },
}
