import type { ModeratedTools } from '@debut/events/tools/moderated-answers.ts'
import { moderatedToolsRoute } from '@debut/events/tools/moderated-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { capital } from '../../../ui/capital.ts'
import { Link } from '../../../ui/link.tsx'
import { defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { hostOf } from '../host-of.ts'
import { aboutTool } from './acted-on.ts'
import { WHY } from './moderation-labels.ts'
import { toolDecisions } from './tool-decisions.tsx'

type ModeratedTool = ModeratedTools['tools'][number]

const moderatedTools = resource(moderatedToolsRoute, {
  pages: {
    next: ({ held, totals }, asked) => (held.length < totals.held ? { ...asked, offset: held.length } : undefined),
    join: (shown, next) => ({ ...next, held: [...shown.held, ...next.held] }),
  },
})

/** Tools that are held, those that a moderator has hidden, and any that are looked for. */
export const toolsQueue = defineQueue({
  name: 'tools',
  title: 'Tools',
  about: 'Tools of new makers. Only they and moderators can see these until you approve them.',
  query: (words) => moderatedTools({ tool: words }),
  // Those that are held are among what is found.
  waiting: ({ held, totals }, words) =>
    words === ''
      ? { rows: held.map(rowOf), total: totals.held, hasMore: held.length < totals.held }
      : { rows: [], total: 0, hasMore: false },
  others: ({ tools, totals }, words) => [
    words === ''
      ? { title: 'Hidden by a moderator', rows: tools.map(rowOf), total: totals.hidden, isOpen: true }
      : { title: 'Found', rows: tools.map(rowOf), total: tools.length, isOpen: true },
  ],
  empty: { title: 'No tools need a decision', text: 'Tools of new makers appear here where they are held.' },
  search: { label: 'Find a tool', hint: 'By its name, its website, its address here, or its ID.' },
})

const rowOf = (tool: ModeratedTool): QueueRow => {
  const { slug, name, tagline, logo, url, makers, ownerId, state, withheld, waitsFor } = tool
  const owner = makers.find(({ memberId }) => memberId === ownerId)?.username
  return {
    about: aboutTool(tool),
    name,
    picture: <ToolLogo src={logo} size={44} className="flex-none bg-sunken" />,
    title: <Link to={state === 'hidden' ? `/tool/${slug}/preview` : `/tool/${slug}`}>{name}</Link>,
    meta: (
      <>
        <span>{tagline}</span>
        <span className="text-ink-3">
          {hostOf(url)}, by {owner ?? 'a former member'}
        </span>
      </>
    ),
    badges: <State tool={tool} />,
    ...(withheld?.act === 'hide' && { preview: <p className="text-[13px] text-bad">{capital(WHY[withheld.reason])}</p> }),
    decisions: toolDecisions(tool),
    waitsFor,
  }
}

const State = ({ tool: { state, withheld } }: { readonly tool: ModeratedTool }) => {
  if (withheld?.act === 'hide') return <Badge tone="bad">Hidden</Badge>
  if (withheld?.act === 'hold') return <Badge tone="note">Held</Badge>
  return state === 'hidden' ? <Badge tone="outline">Hidden by its makers</Badge> : null
}
