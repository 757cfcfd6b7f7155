import type { Recorded } from '../kernel/envelope.ts'
import type { TagEvent } from './tag-events.ts'

interface TagChange {
  readonly key: string
  readonly name?: string
  /** Without it, both stay as they are. */
  readonly status?: { readonly into: string | null; readonly banned: string | null }
  readonly position: number
}

/** The changes of a part of the log, each tag once: for projections that keep rows of tags. */
export const tagChanges = (events: readonly Pick<Recorded<TagEvent>, 'event' | 'position'>[]): TagChange[] => {
  const changes = new Map<string, TagChange>()
  for (const { event, position } of events) {
    const { tag: key } = event.data
    changes.set(key, { ...changes.get(key), ...changeOf(event), key, position })
  }
  return [...changes.values()]
}

const changeOf = ({ type, data }: TagEvent): Pick<TagChange, 'name' | 'status'> => {
  switch (type) {
    case 'TagKept':
      return { name: data.name }
    case 'TagMerged':
      return { status: { into: data.into, banned: null } }
    case 'TagBanned':
      return { status: { into: null, banned: data.reason } }
    case 'TagRestored':
      return { status: { into: null, banned: null } }
  }
}
