import { isDeepStrictEqual } from 'node:util'
import type { Finding } from '@debut/projection-service/audit/finding.ts'

export interface Violation {
  readonly what: string
  readonly expected: unknown
  readonly found: unknown
}

/** What a fault did to the promises, and what was measured on the way. */
export class Findings {
  readonly violations: Violation[] = []
  readonly measured: string[] = []

  expect(what: string, expected: unknown, found: unknown): void {
    if (!isDeepStrictEqual(expected, found)) this.violations.push({ what, expected, found })
  }

  /** Where equality is not the question. */
  require(what: string, holds: boolean, expected: string, found: unknown): void {
    if (!holds) this.violations.push({ what, expected, found })
  }

  /** What an audit found. */
  report(what: string, found: readonly Finding[]): void {
    for (const { place, text } of found) this.violations.push({ what: `${what}: ${text}`, expected: 'no difference', found: place })
  }

  measure(what: string): void {
    this.measured.push(what)
  }
}

export const shown = ({ what, expected, found }: Violation): string =>
  `${what}\n    expected ${JSON.stringify(expected)}\n    found    ${JSON.stringify(found)}`

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
