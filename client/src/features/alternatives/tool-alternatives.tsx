import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import type { ReactNode } from 'react'
import { useData } from '../../lib/resources/use-resource.ts'
import { Link } from '../../ui/link.tsx'
import { fewOf } from './alternatives-page-query.ts'
import { ProposeAlternative } from './proposal/propose-alternative.tsx'

interface Props {
  /** Under what name the page was asked for. */
  readonly tool: string
  readonly children: (tools: readonly ListedTool[]) => ReactNode
}

/** On a tool's page: what could be used instead. Without an answer the page is whole. */
export const ToolAlternatives = ({ tool, children }: Props) => {
  const shown = useData(fewOf(tool))
  if (shown?.subject.kind !== 'tool') return null
  const { subject, tools, all } = shown
  return (
    <section aria-label="Alternatives" className="min-w-0 border-t border-line-2 pt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-[19px] font-[680] tracking-[-0.02em]">Alternatives</h2>
        <ProposeAlternative to={subject} />
      </div>
      {tools.length > 0 ? children(tools) : <p className="text-[14.5px] text-ink-2">There are no alternatives to {subject.name} yet.</p>}
      {all > 0 && (
        <p className="mt-4">
          <Link to={`/alternatives/${subject.slug}`} className="way-link">
            All alternatives to {subject.name}
          </Link>
        </p>
      )}
    </section>
  )
}
