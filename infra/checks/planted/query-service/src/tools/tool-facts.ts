import type { Rank } from '../rankings/rank.ts'
import type { CardRow } from './cards/card-row.ts'

export type ToolFacts = [Rank, CardRow]
