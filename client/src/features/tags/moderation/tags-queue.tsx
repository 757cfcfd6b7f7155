import type { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { type Decision, defineQueue, type OtherRows, type QueueRow } from '../../../ui/queues/queue.ts'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { moderatedTags, type ModeratedTag } from './moderated-tags.ts'
import { allowTag, splitTag, tagDecisions, WHY_BANNED } from './tag-decisions.tsx'

type Shown = Pick<ModeratedTags, 'kept' | 'merged' | 'banned' | 'totals'>

/** Tags work from their first use, and wait to be kept, merged or banned. */
export const tagsQueue = defineQueue({
  name: 'tags',
  title: 'Tags',
  about: 'Tags that a maker was the first to use. They work already: keep, merge or ban them.',
  query: (words) => moderatedTags({ q: words }),
  waiting: ({ waiting, totals }) => ({
    rows: waiting.map(({ example, ...tag }) =>
      rowOf({ ...tag, name: null }, { ...(example !== null && { preview: <Example tool={example} /> }) }),
    ),
    total: totals.waiting,
    hasMore: waiting.length < totals.waiting,
  }),
  others: (data: Shown, words) => othersOf(data, words !== ''),
  empty: { title: 'No tags need a decision', text: 'Tags appear here once a maker is the first to use them.' },
  search: { label: 'Find a tag', hint: 'By a part of it, or of its name.' },
})

const othersOf = ({ kept, merged, banned, totals }: Shown, isOpen: boolean): readonly OtherRows[] => [
  {
    title: 'Kept',
    rows: kept.map((tag) => rowOf(tag, { isLinked: true, meta: [...(tag.name === tag.tag ? [] : [tag.tag]), ...tag.merged].join(', ') })),
    total: totals.kept,
    isOpen,
  },
  {
    title: 'Merged',
    rows: merged.map(({ into, ...tag }) => rowOf(tag, { meta: <LeadsTo tag={into} />, decisions: [splitTag(tag, into)] })),
    total: totals.merged,
    isOpen,
  },
  {
    title: 'Banned',
    rows: banned.map(({ reason, ...tag }) =>
      rowOf(tag, { badges: <Badge tone="bad">{WHY_BANNED[reason]}</Badge>, decisions: [allowTag(tag, reason)] }),
    ),
    total: totals.banned,
    isOpen,
  },
]

interface Beside {
  readonly meta?: ReactNode
  readonly badges?: ReactNode
  readonly preview?: ReactNode
  readonly isLinked?: boolean
  readonly decisions?: readonly Decision[]
}

const rowOf = (tag: ModeratedTag, { meta, isLinked = false, decisions = tagDecisions(tag), ...beside }: Beside): QueueRow => ({
  about: `tag ${tag.tag}`,
  name: `#${tag.tag}`,
  title: isLinked ? <Link to={`/tags/${tag.tag}`}>#{tag.name ?? tag.tag}</Link> : `#${tag.name ?? tag.tag}`,
  meta: (
    <>
      <span className="tabular-nums">{products(tag.tools)}</span>
      {meta}
    </>
  ),
  decisions,
  waitsFor: tag.waitsFor,
  ...beside,
})

const Example = ({ tool }: { readonly tool: NonNullable<ModeratedTags['waiting'][number]['example']> }) => (
  <span className="flex min-w-0 items-center gap-2 text-[13px] text-ink-2">
    <ToolLogo src={tool.logo} size={22} className="flex-none bg-sunken" />
    <span className="truncate">
      <Link to={`/tool/${tool.slug}`} className="font-[560] text-ink">
        {tool.name}
      </Link>{' '}
      {tool.tagline}
    </span>
  </span>
)

const LeadsTo = ({ tag }: { readonly tag: string }) => (
  <span>
    leads to{' '}
    <Link to={`/tags/${tag}`} className="font-[560] text-ink">
      #{tag}
    </Link>
  </span>
)
