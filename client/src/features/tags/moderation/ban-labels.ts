import type { TagBanReason } from '@debut/events/tags/tag-name.ts'

export const WHY_BANNED: Readonly<Record<TagBanReason, string>> = {
  spam: 'Spam',
  offensive: 'Offensive',
  unlawful: 'Unlawful',
  'says-nothing': 'Says nothing',
  'not-a-subject': 'Not what a product is about',
}
