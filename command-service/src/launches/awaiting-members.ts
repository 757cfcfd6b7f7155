import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** Who waits for a launch, of all that the log held at a position; some at a time. */
export type FindAwaiting = (launchId: LaunchId, upTo: LogPosition) => AsyncIterable<readonly MemberId[]>

const AT_ONCE = 500

export const findAwaitingIn = (readModels: ReadModels): FindAwaiting =>
  async function* find(launchId, upTo) {
    for (let after: MemberId | undefined; ;) {
      const rows = await readModels.read('line', upTo, (tables) => {
        const awaited = tables('awaited').where({ launch_id: launchId })
        if (after !== undefined) void awaited.where('member_id', '>', after)
        return awaited.orderBy('member_id').limit(AT_ONCE).select<{ member_id: MemberId }[]>('member_id')
      })
      yield rows.map(({ member_id }) => member_id)
      if (rows.length < AT_ONCE) return
      after = rows.at(-1)?.member_id
    }
  }
