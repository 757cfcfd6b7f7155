import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { nameOf } from '@debut/events/notifications/notification-text.ts'

/** Neighbours that say the same of one post: all but likes have words or a page of their own. */
export interface NotificationGroup {
  /** Of its oldest one: it stays when newer ones join. */
  readonly key: string
  readonly newest: Notification
  readonly ids: readonly string[]
  /** The names of two of those who did it, where there are two. */
  readonly names: readonly string[]
  /** How many did it. */
  readonly count: number
}

export const groupsOf = (items: readonly Notification[]): readonly NotificationGroup[] => {
  const runs: Notification[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && belongTogether(run[0], item)) run.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => groupOf(run))
}

const belongTogether = (one: Notification, other: Notification): boolean =>
  one.type === 'post_like' && other.type === 'post_like' && one.payload.post_id === other.payload.post_id

const groupOf = (run: readonly Notification[]): NotificationGroup[] => {
  const [newest, oldest] = [run[0], run.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const names = [...new Map(run.map(({ actor, id }) => [actor?.user_id ?? id, nameOf(actor?.username)])).values()]
  // Each stands for the older ones behind it, of which some may be in the list by themselves.
  const count = Math.max(names.length, ...run.map(({ also }, index) => (also === null ? 0 : index + 1 + also.count)))
  const last = oldest.also
  return [
    {
      key: oldest.id,
      newest,
      ids: run.map(({ id }) => id),
      names: [...names, ...(last === null ? [] : [nameOf(last.username ?? undefined)])].slice(0, 2),
      count,
    },
  ]
}
