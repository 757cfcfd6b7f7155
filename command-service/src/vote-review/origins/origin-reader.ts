import { toInstant, isoOf } from '@debut/events/kernel/instant.ts'
import type { VoteWindow } from '../vote-window.ts'
import type { VoteOrigin, VoteOrigins } from './vote-origins.ts'

const AT_ONCE = 5_000
/** Instances write behind each other, and the log may be read behind what they wrote. */
const LATE = { seconds: 60 }

/** Tells a window where its votes came from, as that is written down. */
export class OriginReader {
  readonly #window: VoteWindow
  readonly #origins: VoteOrigins
  #readTo: VoteOrigin | undefined

  constructor(window: VoteWindow, origins: VoteOrigins) {
    this.#window = window
    this.#origins = origins
  }

  async read(): Promise<void> {
    let last = this.#readTo
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const rows = await this.#origins.after(last, AT_ONCE)
      for (const { member_id, launch_id, origin } of rows) this.#window.comesFrom(member_id, launch_id, origin)
      last = rows.at(-1) ?? last
      found = rows.length
    }
    if (last !== undefined) this.#readTo = { ...last, at: isoOf(toInstant(last.at).minus(LATE)) }
  }
}
