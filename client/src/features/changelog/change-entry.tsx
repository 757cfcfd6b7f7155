import { shortDayLabel } from '../../lib/clock/day-labels.ts'
import type { ContentComponents } from '../../lib/content/content.ts'
import { Badge } from '../../ui/badge.tsx'
import { ContentLink } from '../../ui/prose/content-link.tsx'
import type { Change } from './changes.ts'

const KINDS = {
  new: { label: 'New', tone: 'ink' },
  improved: { label: 'Improved', tone: 'note' },
  fixed: { label: 'Fixed', tone: 'good' },
} as const

const components: ContentComponents = { a: ContentLink }

export const ChangeEntry = ({ change: { id, day, kind, title, Text } }: { change: Change }) => (
  <article
    id={id}
    className="grid scroll-mt-20 gap-x-6 gap-y-2 rounded-panel border-t border-line-2 py-6 target:bg-sunken sm:grid-cols-[84px_minmax(0,1fr)] target:sm:-mx-4 target:sm:px-4"
  >
    <p className="flex items-center gap-3 sm:grid sm:content-start sm:justify-items-start sm:gap-2">
      <time dateTime={day} className="text-[13.5px] text-ink-3 tabular-nums sm:leading-7">
        {shortDayLabel(day)}
      </time>
      <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
    </p>
    <div className="min-w-0">
      <h3 className="text-[20px] leading-7 font-bold tracking-[-0.018em]">
        <a href={`#${id}`} className="underline-offset-3 hover:underline">
          {title}
        </a>
      </h3>
      <div className="prose mt-1.5">
        <Text components={components} />
      </div>
    </div>
  </article>
)
