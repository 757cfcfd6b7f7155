import type { Tool } from '@debut/events/tools/tool-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'
import { saleOf, type SaleRow } from './for-sale/sale-of.ts'

type Story = Pick<Tool['tool'], 'description' | 'openSource' | 'repoUrl' | 'images' | 'videoUrl' | 'socials' | 'deal'>

const STORY = {
  description: 'description',
  openSource: 'open_source',
  repoUrl: 'repo_url',
  images: 'images',
  videoUrl: 'video_url',
  socials: 'socials',
  deal: 'deal',
  terms: 'terms',
  for_sale: 'for_sale',
  put_up_at: 'put_up_at',
} as const

/** What only a tool's own page shows, beside its card. */
export const storyOf = async (
  toolId: ToolId,
  { database, checkpoints }: Parts,
): Promise<(Story & Pick<Tool['tool'], 'sale'>) | undefined> => {
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').where({ tool_id: toolId })
  const found = await tools.first<(Story & SaleRow & { readonly for_sale: boolean }) | undefined>(STORY)
  if (found === undefined) return undefined
  const { terms, for_sale, put_up_at, ...story } = found
  return { ...story, sale: for_sale ? saleOf({ terms, put_up_at }) : null }
}
