import type { GuidelineRule } from './guideline-rule.ts'

/** The rules of the guidelines, as a member reads them. */
export const RULES: Readonly<Record<GuidelineRule, string>> = {
  harassment: 'Insults, threats or harassment',
  hate: 'Attacks people for who they are',
  'private-data': 'Shows somebody’s private data',
  spam: 'Spam or advertising',
  deception: 'Passes off as real what isn’t',
  unlawful: 'Against the law',
  'vote-fraud': 'Vote fraud',
  'false-review': 'Review by somebody with a stake in the product',
}
