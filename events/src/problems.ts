import { capabilities } from './capabilities.ts'
import type { ProblemForm } from './kernel/problem.ts'

const all: ReadonlyMap<string, ProblemForm> = new Map(capabilities.flatMap(({ problems = {} }) => Object.entries(problems)))

/** What is no problem of any capability is a fault of ours. */
export const problemOf = (code: string): ProblemForm & { readonly code: string } => {
  const known = all.get(code)
  if (known === undefined) throw new TypeError(`no capability has a problem "${code}"`)
  return { code, ...known }
}

export const problemCodes = (): readonly string[] => [...all.keys()]
