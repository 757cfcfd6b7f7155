import type { WhyModerated } from '@debut/events/tools/tool-moderation.ts'

/** Why a moderator acted on a tool, as the end of a sentence. */
export const WHY: Readonly<Record<WhyModerated, string>> = {
  phishing: 'it asks for passwords or money under a false name',
  spam: 'it is spam',
  impersonation: 'it poses as somebody else’s product',
  unlawful: 'it is against the law',
  'not-a-product': 'it is no product that people can use',
  'broken-link': 'its link led nowhere',
  duplicate: 'it is the same as another tool',
  ownership: 'it belongs to somebody else',
  reviewed: 'we looked at it again',
  mistake: 'it was a mistake',
  'first-tool': 'its maker is new here',
}
