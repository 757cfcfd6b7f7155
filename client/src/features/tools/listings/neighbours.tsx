import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import { neighboursRoute } from '@debut/events/tools/listing-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { useData } from '../../../lib/resources/use-resource.ts'
import { BestTools } from './best-tools.tsx'

export const neighbours = resource(neighboursRoute)

/** Where to look next, below what a tool's page says of it. */
export const Neighbours = ({ tool }: { tool: string }) => {
  const shown = useData(neighbours({ tool }))
  if (shown === undefined) return null
  const { similar, sameDay } = shown
  if (similar.length === 0 && sameDay.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-t border-line-2 pt-8 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <ToolSection title="Similar products" tools={similar} />
      <ToolSection title="Launched the same day" tools={sameDay} />
    </div>
  )
}

const ToolSection = ({ title, tools }: { title: string; tools: readonly ListedTool[] }) =>
  tools.length === 0 ? null : (
    <section className="min-w-0">
      <h2 className="mb-4 text-[19px] font-[680] tracking-[-0.02em]">{title}</h2>
      <BestTools tools={tools} />
    </section>
  )
