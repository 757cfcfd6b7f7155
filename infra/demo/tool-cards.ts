import { logoRoute } from '@debut/events/drawings/drawing-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { NO_STORY, type ToolCard } from '@debut/events/tools/tool-card.ts'
import { dealOf } from './products/deal-of-product.ts'
import { descriptionOf } from './products/describe-product.ts'
import type { Product } from './products/read-products.ts'

/** What the directory shows of a product. */
export const cardOf = (product: Product): ToolCard => {
  const { slug, name, tagline, pricing, tags, openSource, kind } = product
  return {
    ...NO_STORY,
    slug,
    name,
    tagline,
    url: `https://${slug}.example/`,
    category: kind.category,
    pricing,
    tags: [...tags],
    logo: routeAddress(logoRoute, { seed: `${slug}.svg` }),
    description: descriptionOf(product),
    openSource,
    repoUrl: openSource ? `https://code.example/${slug}` : null,
    deal: dealOf(product),
  }
}
