import { networks, type SaleTerms, type ToolCard } from '../tools/tool-card.ts'
import type { DraftContent } from './draft-content.ts'

/** No colours are kept of a logo: it is small, and there at once. */
const PLAIN = 'e8e4dbff'.repeat(16)
const LOGO_SIDE = 512

/** What the editor begins with where a tool is in the directory already. */
export const draftOfCard = (card: ToolCard, terms: SaleTerms | null): DraftContent => ({
  name: card.name,
  slug: card.slug,
  url: card.url,
  tagline: card.tagline,
  description: card.description ?? '',
  category: card.category,
  pricing: card.pricing,
  tags: card.tags,
  openSource: card.openSource,
  repoUrl: card.repoUrl ?? '',
  logo: { path: card.logo, width: LOGO_SIDE, height: LOGO_SIDE, placeholder: PLAIN },
  images: card.images,
  videoUrl: card.videoUrl ?? '',
  socials: Object.fromEntries(
    networks.flatMap((network) => (card.socials[network] === undefined ? [] : [[network, card.socials[network]]])),
  ),
  deal: { text: card.deal?.text ?? '', code: card.deal?.code ?? '' },
  sale: {
    ask: amountOf(terms?.askCents),
    currency: terms?.currency ?? 'USD',
    revenue: amountOf(terms?.ttmRevenueCents),
    profit: amountOf(terms?.ttmProfitCents),
  },
  invited: [],
})

const amountOf = (cents: number | null | undefined): string => {
  if (cents === null || cents === undefined) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
