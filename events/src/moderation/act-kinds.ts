import * as z from 'zod/mini'

/** What the public log can be narrowed to, and the kinds of acts that each has. */
export const actGroups = {
  texts: ['post-hidden', 'post-shown', 'comment-hidden', 'comment-shown', 'review-hidden', 'review-shown'],
  tools: [
    'tool-held',
    'tool-approved',
    'tool-hidden',
    'tool-restored',
    'tool-removed',
    'tool-maker-removed',
    'tool-transferred',
    'alternative-accepted',
    'alternative-rejected',
  ],
  tags: ['tag-kept', 'tag-merged', 'tag-banned', 'tag-restored'],
  launches: ['launch-disqualified', 'launch-reinstated'],
  votes: ['vote-held', 'vote-voided', 'vote-restored', 'award-revised'],
  members: [
    'member-warned',
    'member-suspended',
    'member-banned',
    'member-still-suspended',
    'member-still-banned',
    'suspension-kept',
    'ban-kept',
    'warning-lifted',
    'suspension-lifted',
    'ban-lifted',
  ],
  appeals: ['appeal-upheld', 'appeal-overturned'],
} as const

export const ActGroup = z.enum(['texts', 'tools', 'tags', 'launches', 'votes', 'members', 'appeals'])
export type ActGroup = z.infer<typeof ActGroup>

export const ActKind = z.enum([
  ...actGroups.texts,
  ...actGroups.tools,
  ...actGroups.tags,
  ...actGroups.launches,
  ...actGroups.votes,
  ...actGroups.members,
  ...actGroups.appeals,
])
export type ActKind = z.infer<typeof ActKind>
