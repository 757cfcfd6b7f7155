import { randomBytes } from 'node:crypto'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { z } from 'zod'
import { LogTape } from '../event-store/log-tape.ts'
import { MadeLog } from './made-log.ts'
import { makeWorld } from './make-world.ts'
import { demoPeople } from './people.ts'
import { randomOf } from './random.ts'

export const WorldSettings = z.object({ seed: z.string(), now: z.number(), claimSecret: z.string(), seedSecret: z.string() })
export type WorldSettings = z.infer<typeof WorldSettings>

/** Of each member, so that what is theirs in the log can be read. */
export type WorldKeys = ReadonlyMap<MemberId, Buffer>

export const newWorldKeys = (seed: string): WorldKeys => new Map(demoPeople(seed).map(({ memberId }) => [memberId, randomBytes(32)]))

/** The demo world as a log, handed over piece by piece. Up to the position that it gives, nothing is left to be done for the processes that follow the log. */
export const recordWorld = (settings: WorldSettings, keys: WorldKeys, hand: (records: Buffer<ArrayBuffer>) => void): LogPosition => {
  const random = randomOf(`${settings.seed} ids`)
  const launchDays = makeWorld(new MadeLog({ tape: new LogTape(), keys, random, claimSecret: settings.claimSecret, hand }), settings)
  return launchDays.settledTo()
}
