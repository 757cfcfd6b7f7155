import type { ReactNode } from 'react'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { QueueSection } from '../../../ui/queue-section.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { type ModeratedPair, proposals } from './proposals.ts'
import { useJudgement } from './use-judgement.ts'
import { RejectDialog, WHY_REJECTED } from './reject-dialog.tsx'

/** For admins: pairs that members proposed, and what was decided last. */
export const AlternativesQueue = () => {
  const view = useResource(proposals())
  const { proposed, waiting, decided } = view.status === 'ready' ? view.data : { proposed: [], waiting: 0, decided: [] }
  return (
    <QueueSection
      title="Alternatives"
      about="Pairs that members proposed, the oldest first. A pair is public once you accept it. You can still turn it down later."
      what="the proposals"
      status={view.status}
      onRetry={view.refetch}
    >
      {proposed.length === 0 ? (
        <EmptyState title="Nothing waits for you">What members propose from now on appears here.</EmptyState>
      ) : (
        <ul aria-label="Proposed alternatives">
          {proposed.map((pair) => (
            <Pair key={pair.alternativeId} pair={pair} />
          ))}
        </ul>
      )}
      {waiting > proposed.length ? (
        <p className="mt-3 text-[13px] text-ink-3 tabular-nums">{`${waiting - proposed.length} more wait behind these.`}</p>
      ) : null}
      {decided.length === 0 ? null : (
        <details className="mt-5">
          <summary className="cursor-pointer text-[14.5px] font-[560]">Decided last</summary>
          <ul aria-label="Decided alternatives" className="mt-2">
            {decided.map((pair) => (
              <Pair key={pair.alternativeId} pair={pair} />
            ))}
          </ul>
        </details>
      )}
    </QueueSection>
  )
}

const Pair = ({ pair }: { readonly pair: ModeratedPair }) => {
  const { alternativeId, tool, other, by, proposedAt, state, reason } = pair
  const { isBusy, accept } = useJudgement(alternativeId)
  const names = `${tool.name} and ${other.name}`
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-b border-line-2 py-3">
      <div className="flex min-w-56 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <Side logo={tool.logo}>
          <Link to={`/tool/${tool.slug}`} className="font-[620]">
            {tool.name}
          </Link>
        </Side>
        <span className="text-[13px] text-ink-3">for</span>
        {other.kind === 'tool' ? (
          <Side logo={other.logo}>
            <Link to={`/tool/${other.slug}`} className="font-[620]">
              {other.name}
            </Link>
          </Side>
        ) : (
          <span className="min-w-0">
            <span className="font-[620]">{other.name}</span>
            {other.url === null ? null : (
              <a href={other.url} rel="nofollow noopener" target="_blank" className="ml-2 text-[13px] break-all text-ink-2 underline">
                {other.url}
              </a>
            )}
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-[13px] text-ink-2">
        {by === null ? null : <Link to={`/profile/${by}`}>{by}</Link>}
        <TimeAgo iso={proposedAt} />
        {state === 'accepted' ? <Badge tone="good">Accepted</Badge> : null}
        {reason === null ? null : <Badge tone="bad">{WHY_REJECTED[reason]}</Badge>}
      </p>
      <span className="flex gap-2">
        {state === 'accepted' ? null : (
          <Button size="s" className="needs-script" busy={isBusy} aria-label={`Accept ${names}`} onClick={accept}>
            Accept
          </Button>
        )}
        {state === 'rejected' ? null : <RejectDialog alternativeId={alternativeId} names={names} />}
      </span>
    </li>
  )
}

const Side = ({ logo, children }: { readonly logo: string; readonly children: ReactNode }) => (
  <span className="flex items-center gap-2.5">
    <ToolLogo src={logo} size={36} className="flex-none bg-sunken" />
    {children}
  </span>
)
