import { type HideReason, type ReportReason, reportReasons } from '@debut/events/kernel/texts/text-form.ts'

export const WHY_REPORTED: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or harassment',
  'off-topic': 'Has nothing to do with this page',
  unlawful: 'Against the law',
  'private-data': 'Shows somebody’s private data',
  other: 'Something else',
}

export const WHY_HIDDEN: Readonly<Record<HideReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or harassment',
  'off-topic': 'Off topic',
  unlawful: 'Against the law',
  'private-data': 'Shows somebody’s private data',
  links: 'Too many links',
  duplicate: 'Posted before',
  words: 'Has a word that is looked at first',
  reviewed: 'We looked at it again',
  mistake: 'It was a mistake',
}

const AGAINST: readonly HideReason[] = ['spam', 'abuse', 'off-topic', 'unlawful', 'private-data', 'links', 'duplicate']
const FOR: readonly HideReason[] = ['reviewed', 'mistake']

export const REASONS_TO_REPORT = reportReasons.map((value) => ({ value, label: WHY_REPORTED[value] }))

const asReasons = (reasons: readonly HideReason[]) => reasons.map((value) => ({ value, label: WHY_HIDDEN[value] }))

export const REASONS_TO_HIDE = asReasons(AGAINST)
export const REASONS_TO_SHOW = asReasons(FOR)
