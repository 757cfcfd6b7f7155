import type { AskedRule } from '@debut/events/analyses/analysis-question.ts'
import type { AnalysisRange } from '@debut/events/analyses/range.ts'
import type { AnyRule, RuleParams } from '@debut/events/analyses/rules/rule.ts'
import { findRule, ruleNamed } from '@debut/events/analyses/rules/rules.ts'
import { weightCap } from '@debut/events/analyses/rules/weight-cap.ts'
import * as z from 'zod/mini'
import { ANALYSIS_PATH } from './analysis-path.ts'
import { rangeIn } from './closed-ranges.ts'

/** It holds what is chosen so far; parameters may still be wrong. */
export interface AnalysisDraft extends AnalysisRange {
  readonly rule: AnyRule
  readonly params: RuleParams
}

const OF_RANGE = new Set(['period', 'start', 'rule'])

/** Numbers are written like any text; which it is, the rule’s schema knows. */
const paramsIn = (rule: AnyRule, search: URLSearchParams): RuleParams | undefined => {
  const texts = [...search].filter(([name]) => !OF_RANGE.has(name))
  const numbered = texts.map(([name, text]) => [name, /^\d{1,6}$/.test(text) ? Number(text) : text])
  for (const entries of [numbered, texts]) {
    const { data } = z.safeParse(rule.params, Object.fromEntries(entries))
    if (data !== undefined) return data
  }
  return undefined
}

/** The question that an address asks, or the usual one. */
export const draftIn = (search: URLSearchParams, today: string): AnalysisDraft => {
  const range = rangeIn(search, today)
  const rule = ruleNamed(search.get('rule') ?? '') ?? weightCap
  const params: RuleParams = paramsIn(rule, search) ?? rule.initial(range)
  return { ...range, rule, params }
}

/** The same question again, of a result; in today’s version of its rule. */
export const draftOf = ({ period, start, rule: asked }: AnalysisRange & { readonly rule: AskedRule }): AnalysisDraft => {
  const rule = ruleNamed(asked.id) ?? weightCap
  const range = { period, start }
  const params: RuleParams = z.safeParse(rule.params, asked.params).data ?? rule.initial(range)
  return { ...range, rule, params }
}

export const addressOf = ({ period, start, rule, params }: AnalysisDraft): string =>
  `${ANALYSIS_PATH}?${new URLSearchParams({ period, start, rule: rule.id, ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) })}`

/** "with weights capped at ×2"; of a rule that is no longer known, its name. */
export const ruleLabel = ({ id, version, params }: AskedRule): string => {
  const rule = findRule({ id, version })
  const read = rule === undefined ? undefined : z.safeParse(rule.params, params).data
  return rule === undefined || read === undefined ? `by the rule “${id}”, version ${version}` : rule.label(read)
}
