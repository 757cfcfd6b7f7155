import { dayRoute } from '@debut/events/launches/day-routes.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { ask } from '../../../lib/api/ask.ts'
import { type Checkable, readPasted } from './receipt.ts'

/** Of what somebody pasted: what is wrong with it, or what there is to check, with what was published of its day. */
export type PastedCheck =
  | { readonly status: 'wrong'; readonly problem: string }
  /** Null where nothing was published of that day. */
  | { readonly status: 'ready'; readonly checkable: Checkable; readonly publishedRoot: string | null }

const UNREACHABLE = 'We can’t reach what was published of that day right now. Try again in a moment.'

/** A receipt proves nothing against a root that it brought along: the day's own is asked for apart. */
export const checkPasted = async (api: ApiClient, pasted: string): Promise<PastedCheck> => {
  const { checkable, problem } = readPasted(pasted)
  if (checkable === undefined) return { status: 'wrong', problem }
  try {
    const { merkleRoot } = await ask(api, dayRoute, { day: checkable.published.day })
    return { status: 'ready', checkable, publishedRoot: merkleRoot }
  } catch (error) {
    const isNoDay = error instanceof ApiError && error.code.startsWith('status-4')
    return isNoDay ? { status: 'ready', checkable, publishedRoot: null } : { status: 'wrong', problem: UNREACHABLE }
  }
}
