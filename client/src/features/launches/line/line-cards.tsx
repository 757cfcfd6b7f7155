import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'

interface Props {
  readonly place: LinePlace
}

/** How many asked to be notified when it is live. */
export const AwaitedCard = ({ place: { awaitedBy, tool, state } }: Props) => (
  <Card title="Waiting with you">
    <p className="mt-3.5 flex items-center gap-3.5">
      <strong className="font-display text-[44px]/none font-[750] tracking-[-0.05em] tabular-nums">{grouped(awaitedBy)}</strong>
      <span className="text-[13.5px]/snug text-ink-2">
        {awaitedBy === 1 ? 'person' : 'people'} asked to be
        <br />
        {state === 'live' || state === 'closed' ? 'notified when it was live' : 'notified when it is live'}
      </span>
    </p>
    <p className="mt-3.5 text-[13px]/[1.5] text-ink-2">
      {tool.pictures === 0 ? (
        <>
          <b className="font-semibold text-ink">Next:</b>{' '}
          <Link to={`/tool/${tool.slug}/edit`} className="way-link">
            a picture of it in use
          </Link>
          , so that its page shows what words can’t.
        </>
      ) : (
        <>
          <b className="font-semibold text-ink">Next:</b> share its page. Everybody who asks there gets one mail, on the day.
        </>
      )}
    </p>
  </Card>
)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inQuotes = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** For the maker's own page: it tells the day here, and later how the launch went. */
const badgeHtml = (origin: string, { slug, name }: LinePlace['tool']): string =>
  `<a href="${origin}/r/${slug}?badge=coming_soon"><img src="${origin}/badges/${slug}/coming_soon.svg?theme=light" alt="${inQuotes(name)}, coming soon on Debut" width="250" height="54"></a>`

export const BadgeCard = ({ place: { tool, state, withheld } }: Props) =>
  state === 'scheduled' && withheld === null ? (
    <Card title="Take it along">
      <div className="mt-3.5 flex w-fit max-w-full items-center gap-2.5 rounded-panel border border-line bg-surface px-2.5 py-2.5 pr-4">
        <ToolLogo src={tool.logo} size={32} />
        <span className="min-w-0 leading-tight">
          <span className="block text-[11.5px] text-ink-2">Coming soon on</span>
          <b className="block font-display text-[16px]/[1.1] font-bold tracking-[-0.02em]">Debut</b>
        </span>
      </div>
      <p className="mt-2.5 -ml-2.5 flex flex-wrap items-center gap-x-1.5 text-[13px]">
        <CopyButton label="Copy as HTML" text={() => badgeHtml(window.location.origin, tool)} />
        <Link to={`/tool/${tool.slug}/badges`} className="way-link">
          All badges
        </Link>
      </p>
    </Card>
  ) : null

/** A paid way, which is to come. */
export const ChooseDayCard = ({ place: { state }, price }: Props & { readonly price: ReactNode }) =>
  state === 'queued' || state === 'scheduled' ? (
    <Card title="Rather choose the day?">
      <p className="mt-3 text-[13.5px]/[1.5] text-ink-2">
        Five places a day are sold apart and never take a free one: {price} for the day that you name. You can’t buy one yet; it comes to
        this page soon.
      </p>
    </Card>
  ) : null
