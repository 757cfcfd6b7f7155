/** What the word lists can come to although somebody is called so already, or it is no name at all. */
export const TAKEN_NAMES: ReadonlySet<string> = new Set(
  `shopify taskade feedly planable pathwright signable invoicely keystone postwise boardable open-table open-search open-api search-engine help-desk
  book-club kennel-club home-studio copper-coin shop-window early-pitch book-company signal-desk playwright bookwise fieldwright coinstack hubspot
  paper-trail wild-card open-book open-house open-source stillwell paperwork pinwheel lockstone milestone-company framework network frameworks
  mindfold promptly shortly dailyo`.split(/\s+/),
)
