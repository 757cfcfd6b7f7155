import type { ReactNode } from 'react'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { grouped, products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { Further, QueueSection } from '../../../ui/queue-section.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { WHY_BANNED } from './ban-labels.ts'
import { KeepDialog } from './keep-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { NOTHING, type Queue, tagIn, tagsAt } from './moderated-tags.ts'

/** For admins: tags that makers used first, and what was decided of others. */
export const TagsQueue = () => {
  const place = usePlace()
  const words = tagIn(place)
  const view = useResource(tagsAt(place))
  const { waiting, kept, merged, banned, totals } = view.status === 'ready' ? view.data : NOTHING
  return (
    <QueueSection
      title="Tags"
      about="Tags that a maker was the first to use, the oldest on top. They work at once, and wait here until somebody keeps, merges or bans them."
      what="the tags"
      status={view.status}
      onRetry={view.refetch}
      search={{ action: '/moderation/queue', name: 'tag', label: 'Find a tag', hint: 'By a part of it, or of its name.', words }}
    >
      <Waiting waiting={waiting} isSearched={words !== ''} />
      <Further total={totals.waiting} shown={waiting.length} />
      <Decided title="Kept" total={totals.kept} shown={kept.length} isOpen={words !== ''}>
        {kept.map((each) => (
          <Kept key={each.tag} kept={each} />
        ))}
      </Decided>
      <Decided title="Merged" total={totals.merged} shown={merged.length} isOpen={words !== ''}>
        {merged.map((each) => (
          <Merged key={each.tag} merged={each} />
        ))}
      </Decided>
      <Decided title="Banned" total={totals.banned} shown={banned.length} isOpen={words !== ''}>
        {banned.map((each) => (
          <Banned key={each.tag} banned={each} />
        ))}
      </Decided>
    </QueueSection>
  )
}

const Waiting = ({ waiting, isSearched }: { readonly waiting: Queue['waiting']; readonly isSearched: boolean }) =>
  waiting.length === 0 ? (
    <EmptyState title={isSearched ? 'No new tag is like that' : 'No tag waits for you'}>
      {isSearched ? 'Look among those that were decided about.' : 'What makers file their products under from now on appears here.'}
    </EmptyState>
  ) : (
    <ul aria-label="New tags">
      {waiting.map(({ tag, tools, example }) => (
        <Row
          key={tag}
          tag={tag}
          tools={tools}
          acts={
            <>
              <KeepDialog tag={tag} name={null} />
              <MergeDialog tag={tag} tools={tools} />
              <BanDialog tag={tag} tools={tools} />
            </>
          }
        >
          {example === null ? null : (
            <span className="flex min-w-0 items-center gap-2 text-[13px] text-ink-2">
              <ToolLogo src={example.logo} size={22} className="flex-none bg-sunken" />
              <span className="truncate">
                <Link to={`/tool/${example.slug}`} className="font-[560] text-ink">
                  {example.name}
                </Link>{' '}
                {example.tagline}
              </span>
            </span>
          )}
        </Row>
      ))}
    </ul>
  )

/** For moderators who look for something; closed, it is out of the way. */
const Decided = ({ title, total, shown, isOpen, children }: Count & { title: string; isOpen: boolean; children: ReactNode }) =>
  total === 0 ? null : (
    <details className="mt-5" open={isOpen}>
      <summary className="cursor-pointer text-[14.5px] font-[560]">
        {title} <span className="font-normal text-ink-3 tabular-nums">{grouped(total)}</span>
      </summary>
      <ul aria-label={`${title} tags`} className="mt-2">
        {children}
      </ul>
      <Further total={total} shown={shown} />
    </details>
  )

type Count = { total: number; shown: number }

const Kept = ({ kept: { tag, name, tools, merged } }: { readonly kept: Queue['kept'][number] }) => {
  /** What else it is written as. */
  const beside = [...(name === tag ? [] : [tag]), ...merged]
  return (
    <Row
      tag={tag}
      name={name}
      tools={tools}
      isLinked
      acts={
        <>
          <KeepDialog tag={tag} name={name} />
          <MergeDialog tag={tag} tools={tools} />
          <BanDialog tag={tag} tools={tools} />
        </>
      }
    >
      {beside.length === 0 ? null : <span className="text-[13px] text-ink-3">{beside.join(', ')}</span>}
    </Row>
  )
}

const Merged = ({ merged: { tag, name, tools, into } }: { readonly merged: Queue['merged'][number] }) => (
  <Row tag={tag} name={name} tools={tools} acts={<RestoreDialog tag={tag} tools={tools} of="merge" />}>
    <span className="text-[13px] text-ink-2">
      leads to{' '}
      <Link to={`/tags/${into}`} className="font-[560] text-ink">
        #{into}
      </Link>
    </span>
  </Row>
)

const Banned = ({ banned: { tag, name, tools, reason } }: { readonly banned: Queue['banned'][number] }) => (
  <Row tag={tag} name={name} tools={tools} acts={<RestoreDialog tag={tag} tools={tools} of="ban" />}>
    <Badge tone="bad">{WHY_BANNED[reason]}</Badge>
  </Row>
)

type RowProps = {
  readonly tag: string
  readonly name?: string | null
  readonly tools: number
  readonly isLinked?: boolean
  readonly acts: ReactNode
  readonly children: ReactNode
}

const Row = ({ tag, name = null, tools, isLinked = false, acts, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-b border-line-2 py-3">
    <div className="grid min-w-56 flex-1 gap-0.5">
      <span className="flex items-baseline gap-2.5">
        {isLinked ? (
          <Link to={`/tags/${tag}`} className="font-[620]">
            #{name ?? tag}
          </Link>
        ) : (
          <span className="font-[620]">#{name ?? tag}</span>
        )}
        <span className="text-[13px] text-ink-3 tabular-nums">{products(tools)}</span>
      </span>
      {children}
    </div>
    <span className="flex flex-wrap gap-2">{acts}</span>
  </li>
)
