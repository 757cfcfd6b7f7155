/** By what honest ones say of themselves. */
export const isBot = (userAgent: string): boolean => /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i.test(userAgent)
