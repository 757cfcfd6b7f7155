import { BanTag, KeepTag, RestoreTag } from '@debut/events/tags/tag-commands.ts'
import type { Decision, QueueRow } from '../queue.ts'

const reasons = [{ value: 'spam', label: 'Spam' }]

/** Three decisions, of which one can be undone. */
const decisionsOf = (name: string): readonly Decision[] => [
  { label: 'Keep', done: 'Kept', command: KeepTag, payload: { tag: name, name, reason: 'looked-for' } },
  { label: 'Restore', done: 'Restored', command: RestoreTag, payload: { tag: name, reason: 'mistake' } },
  {
    label: 'Ban',
    done: 'Banned',
    command: BanTag,
    payload: { tag: name },
    confirm: { title: `Ban ${name}?`, follows: ['Makers can’t choose it.'], act: 'Ban it', tone: 'danger', reasons },
    undo: { command: RestoreTag, payload: { tag: name, reason: 'mistake' } },
  },
]

export const lamp = (name: string): QueueRow => ({ about: `tag ${name}`, name, title: name, decisions: decisionsOf(name) })
