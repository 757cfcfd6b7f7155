import type { ToolFacts } from '../tool-facts.ts'

export type Card = ToolFacts
