import { BanTag, KeepTag, MergeTag, RestoreTag } from '@debut/events/tags/tag-commands.ts'
import { type TagBanReason, type TagKeepReason, type TagMergeReason, type TagRestoreReason } from '@debut/events/tags/tag-name.ts'
import { products } from '../../../ui/grouped.ts'
import type { Decision } from '../../../ui/queues/queue.ts'
import { IntoField } from './into-field.tsx'
import type { ModeratedTag } from './moderated-tags.ts'
import { NameField } from './name-field.tsx'

export const WHY_BANNED: Readonly<Record<TagBanReason, string>> = {
  spam: 'Spam',
  offensive: 'Offensive',
  unlawful: 'Against the law',
  'says-nothing': 'Says nothing',
  'not-a-subject': 'Not what a product is about',
}

const WHY_KEPT: Readonly<Record<TagKeepReason, string>> = {
  'looked-for': 'People look for it',
  spelling: 'As people write it',
  mistake: 'Corrects a mistake',
}

const WHY_MERGED: Readonly<Record<TagMergeReason, string>> = {
  'same-meaning': 'Means the same',
  'other-spelling': 'Another spelling of the same',
  'too-narrow': 'Too narrow for a tag of its own',
  mistake: 'Corrects a mistake',
}

const WHY_RESTORED: Readonly<Record<TagRestoreReason, string>> = { reviewed: 'Looked at again', mistake: 'Corrects a mistake' }

const asReasons = <Reason extends string>(labels: Readonly<Record<Reason, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const UNDONE = { reason: 'mistake' } as const

const RESTORE = { label: 'Restore', done: 'Restored', command: RestoreTag }

/** A tag that is kept is renamed. */
const keep = ({ tag, name, tools }: ModeratedTag): Decision => ({
  label: name === null ? 'Keep' : 'Rename',
  done: name === null ? 'Kept' : 'Renamed',
  command: KeepTag,
  payload: { tag },
  confirm: {
    title: name === null ? `Keep #${tag}?` : `Rename #${name}?`,
    follows: [
      name === null ? `The tag stays on ${products(tools)}, shown as you write it here.` : 'Everyone sees the new name.',
      `Its address stays /tags/${tag}.`,
    ],
    act: name === null ? 'Keep it' : 'Rename it',
    fields: (fill) => <NameField tag={{ tag, name }} fill={fill} />,
    reasons: asReasons(WHY_KEPT),
  },
  ...(name !== null && { undo: { command: KeepTag, payload: { tag, name, ...UNDONE } } }),
})

const merge = ({ tag, tools }: ModeratedTag): Decision => ({
  label: 'Merge',
  done: 'Merged',
  command: MergeTag,
  payload: { tag },
  confirm: {
    title: `Merge #${tag} into another tag?`,
    follows: [
      `${products(tools)} ${tools === 1 ? 'moves' : 'move'} to the other tag.`,
      `/tags/${tag} and its feeds lead to the other tag.`,
    ],
    act: 'Merge it',
    fields: (fill) => <IntoField tag={tag} fill={fill} />,
    reasons: asReasons(WHY_MERGED),
  },
  undo: { command: RestoreTag, payload: { tag, ...UNDONE } },
})

const ban = ({ tag, tools }: ModeratedTag): Decision => ({
  label: 'Ban',
  done: 'Banned',
  command: BanTag,
  payload: { tag },
  confirm: {
    title: `Ban #${tag}?`,
    follows: [`The tag is taken off ${products(tools)}.`, 'Makers can’t choose the tag.'],
    act: 'Ban it',
    tone: 'danger',
    reasons: asReasons(WHY_BANNED),
  },
  undo: { command: RestoreTag, payload: { tag, ...UNDONE } },
})

export const tagDecisions = (tag: ModeratedTag): readonly Decision[] => [keep(tag), merge(tag), ban(tag)]

/** Undone, the tag leads again to where it led. */
export const splitTag = ({ tag, tools }: ModeratedTag, into: string): Decision => ({
  ...RESTORE,
  payload: { tag },
  confirm: {
    title: `Restore #${tag}?`,
    follows: [`#${tag} is back on ${products(tools)}.`, `/tags/${tag} and its feeds show the tag again.`],
    act: 'Restore it',
    reasons: asReasons(WHY_RESTORED),
  },
  undo: { command: MergeTag, payload: { tag, into, ...UNDONE } },
})

/** Undone, the tag is banned again for what it was banned for. */
export const allowTag = ({ tag, tools }: ModeratedTag, reason: TagBanReason): Decision => ({
  ...RESTORE,
  payload: { tag },
  confirm: {
    title: `Restore #${tag}?`,
    follows: [`The tag is back on ${products(tools)}.`, 'Makers can choose the tag again.'],
    act: 'Restore it',
    reasons: asReasons(WHY_RESTORED),
  },
  undo: { command: BanTag, payload: { tag, reason } },
})
