import { type HideReason, type ReportReason, reportReasons, type ShowReason } from '@debut/events/kernel/texts/text-form.ts'

/** Members report by these reasons, and moderators hide by them. */
export const WHY: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or harassment',
  'off-topic': 'Off topic',
  unlawful: 'Against the law',
  'private-data': 'Shows somebody’s private data',
  other: 'Something else',
}

export const WHY_HIDDEN: Readonly<Record<HideReason, string>> = {
  ...WHY,
  links: 'Too many links',
  duplicate: 'Posted before',
  words: 'Has a word that is looked at first',
  reviewed: 'We looked at it again',
  mistake: 'It was a mistake',
}

export const REASONS = reportReasons.map((value) => ({ value, label: WHY[value] }))

const FOR: readonly ShowReason[] = ['reviewed', 'mistake']
export const REASONS_TO_SHOW = FOR.map((value) => ({ value, label: WHY_HIDDEN[value] }))
