import { dayRoute } from '@debut/events/launches/day-routes.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { ask } from '../../../lib/api/ask.ts'
import { type Checkable, readPasted } from './receipt.ts'

/** What somebody pasted is either wrong, with the reason, or a receipt to check against the published root of its day. */
export type PastedCheck =
  | { readonly status: 'wrong'; readonly problem: string }
  /** The root is null if nothing was published for that day. */
  | { readonly status: 'ready'; readonly checkable: Checkable; readonly publishedRoot: string | null }

const UNREACHABLE = 'We can’t reach what was published of that day right now. Try again in a moment.'

/** A receipt proves nothing against the root that it carries itself, so we ask for the published one. */
export const checkPasted = async (api: ApiClient, pasted: string): Promise<PastedCheck> => {
  const { checkable, problem } = readPasted(pasted)
  if (checkable === undefined) return { status: 'wrong', problem }
  try {
    const { merkleRoot } = await ask(api, dayRoute, { day: checkable.published.day })
    return { status: 'ready', checkable, publishedRoot: merkleRoot }
  } catch (error) {
    // A day outside the calendar is refused as bad input. A refusal for any other reason says nothing about the day.
    const isNoDay = error instanceof ApiError && ['status-404', 'status-400'].includes(error.code)
    return isNoDay ? { status: 'ready', checkable, publishedRoot: null } : { status: 'wrong', problem: UNREACHABLE }
  }
}
