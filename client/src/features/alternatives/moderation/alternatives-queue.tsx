import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { AcceptAlternative, RejectAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { moderatedAlternativesRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Decision, defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { ToolLogo } from '../../../ui/tool-logo.tsx'

type Pair = ModeratedAlternatives['proposed'][number]

const proposals = resource(moderatedAlternativesRoute, {
  pages: {
    next: ({ proposed, waiting }, asked) => (proposed.length < waiting ? { ...asked, offset: proposed.length } : undefined),
    join: (shown, next) => ({ ...next, proposed: [...shown.proposed, ...next.proposed] }),
  },
})

export const alternativesQueue = defineQueue({
  name: 'alternatives',
  title: 'Alternatives',
  about: 'Pairs of products that members proposed. A pair is public once you accept it.',
  query: () => proposals(),
  waiting: ({ proposed, waiting }) => ({ rows: proposed.map(rowOf), total: waiting, hasMore: proposed.length < waiting }),
  others: ({ decided }) => [{ title: 'Recent decisions', rows: decided.map(rowOf), total: decided.length, isOpen: false }],
  empty: { title: 'No alternatives need a decision', text: 'Pairs appear here once members propose them.' },
})

const rowOf = (pair: Pair): QueueRow => {
  const { alternativeId, tool, other, by, proposedAt, state, reason, waitsFor } = pair
  return {
    about: `pair ${alternativeId}`,
    name: namesOf(pair),
    picture: <Logos pair={pair} />,
    title: (
      <>
        <Link to={`/tool/${tool.slug}`}>{tool.name}</Link>
        <span className="font-normal text-ink-3"> and </span>
        {other.kind === 'tool' ? <Link to={`/tool/${other.slug}`}>{other.name}</Link> : other.name}
      </>
    ),
    meta: (
      <>
        {by === null ? null : <Link to={`/profile/${by}`}>{by}</Link>}
        <TimeAgo iso={proposedAt} />
        {other.kind === 'tool' || other.url === null ? null : (
          <a href={other.url} rel="nofollow noopener" target="_blank" className="break-all underline">
            {other.url}
          </a>
        )}
      </>
    ),
    badges: (
      <>
        {state === 'accepted' ? <Badge tone="good">Accepted</Badge> : null}
        {reason === null ? null : <Badge tone="bad">{WHY_REJECTED[reason]}</Badge>}
      </>
    ),
    decisions: [...(state === 'accepted' ? [] : [acceptPair(pair)]), ...(state === 'rejected' ? [] : [rejectPair(pair)])],
    waitsFor,
  }
}

const namesOf = ({ tool, other }: Pair): string => `${tool.name} and ${other.name}`

const Logos = ({ pair: { tool, other } }: { readonly pair: Pair }) => (
  <span className="flex flex-none -space-x-2">
    <ToolLogo src={tool.logo} size={36} className="bg-sunken" />
    {other.kind === 'tool' ? <ToolLogo src={other.logo} size={36} className="bg-sunken" /> : null}
  </span>
)

const WHY_REJECTED: Readonly<Record<RejectReason, string>> = {
  'not-alike': 'They don’t do the same job',
  'unknown-product': 'We don’t know this product',
  'wrong-details': 'Its name or address is wrong',
  duplicate: 'It’s listed under another name',
  spam: 'Spam',
  unlawful: 'Against the law',
  mistake: 'It was a mistake',
}

const acceptPair = ({ alternativeId, reason }: Pair): Decision => ({
  label: 'Accept',
  done: 'Accepted',
  command: AcceptAlternative,
  payload: { alternativeId },
  undo: { command: RejectAlternative, payload: { alternativeId, reason: reason ?? 'mistake' } },
})

/** No command makes it proposed again. What was public before is accepted again. */
const rejectPair = (pair: Pair): Decision => ({
  label: 'Turn down',
  done: 'Turned down',
  command: RejectAlternative,
  payload: { alternativeId: pair.alternativeId },
  confirm: {
    title: `Turn down ${namesOf(pair)}?`,
    follows: ['They aren’t shown as alternatives.', 'If only the name or the address is wrong, members can propose the pair again.'],
    act: 'Turn it down',
    tone: 'danger',
    reasons: RejectReason.options.map((value) => ({ value, label: WHY_REJECTED[value] })),
  },
  ...(pair.state === 'accepted' && { undo: { command: AcceptAlternative, payload: { alternativeId: pair.alternativeId } } }),
})
