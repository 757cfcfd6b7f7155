/** What is sold, in US cents. A premium spot is sold by the week, all else once. */
export const PRICES = {
  skip_line: 2999,
  fast_track: 1499,
  relaunch: 1500,
  for_sale: 999,
  newsletter_sponsoring: 14900,
  premium_spot: 9900,
  product_review: 14900,
} as const
