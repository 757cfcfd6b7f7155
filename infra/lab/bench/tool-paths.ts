import { Listing } from '@debut/events/tools/listing-answers.ts'
import { categories } from '@debut/events/tools/tool-card.ts'

/** Of tools' own answers, which are found by a key. */
export const toolPaths = async (url: string): Promise<string[]> => {
  const pages = categories.flatMap((category) => [0, 50].map((offset) => `category=${category}&limit=50&offset=${offset}`))
  const listings = await Promise.all(pages.map(async (page) => Listing.parse(await (await fetch(`${url}/api/listings?${page}`)).json())))
  return listings.flatMap((listing) => ('moved' in listing ? [] : listing.tools).map(({ slug }) => `/api/tools/${slug}`))
}
