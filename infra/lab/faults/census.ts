import { type Ledger, outcomeOf } from './ledger.ts'

export interface Census {
  readonly accepted: number
  readonly refused: number
  readonly unknown: number
}

export const takeCensus = (ledger: Ledger): Census => {
  const counts = { accepted: 0, refused: 0, unknown: 0 }
  for (const entry of ledger.entries()) counts[outcomeOf(entry).kind] += 1
  return counts
}

export const since = (before: Census, now: Census): string =>
  `${now.accepted - before.accepted} accepted, ${now.refused - before.refused} refused, ${now.unknown - before.unknown} unknown`
