import * as z from 'zod/mini'

const reasons = [
  'phishing',
  'spam',
  'impersonation',
  'unlawful',
  'not-a-product',
  'broken-link',
  'duplicate',
  'ownership',
  'reviewed',
  'mistake',
] as const

/** Why a moderator acted on a tool. */
export const ToolReason = z.enum(reasons)
export type ToolReason = z.infer<typeof ToolReason>

/** The same, or the rule that a moderator looks at the tools of a new maker first. */
export const WhyModerated = z.enum([...reasons, 'first-tool'])
export type WhyModerated = z.infer<typeof WhyModerated>

export const ToolAct = z.enum(['hold', 'approve', 'hide', 'restore', 'remove', 'remove-maker', 'transfer'])
export type ToolAct = z.infer<typeof ToolAct>

/** What keeps a tool out of sight until a moderator restores it. */
export const Withheld = z.enum(['hold', 'hide'])
export type Withheld = z.infer<typeof Withheld>

/** What keeps it out of sight after one more act. */
export const withheldAfter = (before: Withheld | undefined, act: ToolAct): Withheld | undefined => {
  switch (act) {
    case 'hold':
    case 'hide':
      return act
    case 'approve':
    case 'restore':
    case 'remove':
      return undefined
    case 'remove-maker':
    case 'transfer':
      return before
  }
}
