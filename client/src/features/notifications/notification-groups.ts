import type { Notification } from '@debut/events/notifications/notification-answers.ts'

/** Neighbours that say the same of one post: all but likes have words or a page of their own. */
export interface NotificationGroup {
  /** Of its oldest one: it stays when newer ones join. */
  readonly key: string
  readonly newest: Notification
  readonly ids: readonly string[]
  readonly actors: readonly Notification['actor'][]
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
  const actors = new Map(run.map(({ actor, id }) => [actor?.user_id ?? id, actor]))
  return [{ key: oldest.id, newest, ids: run.map(({ id }) => id), actors: [...actors.values()] }]
}
