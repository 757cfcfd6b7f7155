import { randomBytes } from 'node:crypto'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { LogTape } from '@debut/stack/event-store/log-tape.ts'
import { MadeLog } from './made-log.ts'
import { makeWorld } from './make-world.ts'
import { demoPeople } from './people.ts'
import { randomOf } from './random.ts'

interface WorldSettings {
  readonly seed: string
  readonly now: number
  readonly claimSecret: string
  readonly seedSecret: string
}

/** Of each member and of each tool, so that what is theirs in the log can be read. */
export type WorldKeys = ReadonlyMap<MemberId, Buffer>

class KeysOnDemand extends Map<MemberId, Buffer> {
  override get(holder: MemberId): Buffer {
    const key = super.get(holder) ?? randomBytes(32)
    this.set(holder, key)
    return key
  }
}

export const newWorldKeys = (seed: string): WorldKeys =>
  new KeysOnDemand(demoPeople(seed).map(({ memberId }) => [memberId, randomBytes(32)]))

/** The demo world as a log. Up to `settledTo`, nothing is left to be done for the processes that follow it. */
export const recordWorld = (settings: WorldSettings, keys: WorldKeys): { tape: LogTape; settledTo: LogPosition } => {
  const random = randomOf(`${settings.seed} ids`)
  const tape = new LogTape()
  const launchDays = makeWorld(new MadeLog({ tape, keys, random, claimSecret: settings.claimSecret }), settings)
  return { tape, settledTo: launchDays.settledTo() }
}
