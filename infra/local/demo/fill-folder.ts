import { randomBytes } from 'node:crypto'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { openStorage } from '../event-store/storage.ts'
import { MadeLog } from './made-log.ts'
import { makeWorld } from './make-world.ts'
import { randomOf } from './random.ts'

interface Settings {
  readonly folder: string
  readonly seed: string
  readonly now: number
  readonly claimSecret: string
  readonly seedSecret: string
}

export interface Filled {
  /** Of each member, so that what is theirs in the log can be read. */
  readonly keys: ReadonlyMap<MemberId, Buffer>
  /** Up to here nothing is left to be done for the processes that follow the log. */
  readonly settledTo: LogPosition
}

/** A new log with the demo world in it, by the event store's own writer. */
export const fillFolder = async ({ folder, seed, now, claimSecret, seedSecret }: Settings): Promise<Filled> => {
  const made = new Map<MemberId, Buffer>()
  const keys: MemberKeys = {
    of: async () => made,
    forSealing: async (memberId) => {
      const key = made.get(memberId) ?? randomBytes(32)
      made.set(memberId, key)
      return key
    },
    destroy: async (memberId) => void made.delete(memberId),
  }
  const clock = { now: 0 }
  const { writer, close } = await openStorage({ dataDir: folder, clock: () => clock.now, warn: () => {} })
  const log = new MadeLog({ writer, keys, clock, random: randomOf(`${seed} ids`) })
  const launchDays = await makeWorld(log, { seed, now, claimSecret, seedSecret })
  await close()
  return { keys: made, settledTo: launchDays.settledTo() }
}
