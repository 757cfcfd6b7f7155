import type { ToolCard } from './tool-card.ts'
import type { ToolEvent } from './tool-events.ts'

type Written = Extract<ToolEvent, { readonly type: 'ToolListed' | 'ToolEdited' }>['data']

/** The card that an event holds. Once the tool's key is destroyed, its texts are empty. */
export const cardIn = ({
  slug,
  name,
  tagline,
  url,
  category,
  pricing,
  tags,
  logo,
  description,
  openSource,
  repoUrl,
  images,
  videoUrl,
  socials,
  deal,
}: Written): ToolCard => ({
  slug,
  name,
  tagline: tagline ?? '',
  url: url ?? '',
  category,
  pricing,
  tags,
  logo: logo ?? '',
  description,
  openSource,
  repoUrl,
  images: images ?? [],
  videoUrl,
  socials: socials ?? {},
  deal,
})
