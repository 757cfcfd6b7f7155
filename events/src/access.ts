import { capabilities } from './capabilities.ts'
import { type Access, type Allowed, allowedBy } from './kernel/access.ts'
import type { Capability } from './kernel/define-capability.ts'

interface Row {
  readonly allowed: ReadonlySet<Allowed>
  readonly beforeSecondFactor: boolean
  readonly whileSanctioned: boolean
  /** Of a command that needs a fresh proof of who sends it. */
  readonly fresh: boolean
}

const rowOf = ({ who, beforeSecondFactor, whileSanctioned, fresh }: Access & { readonly fresh?: true }, isReading: boolean): Row => {
  const allowed = allowedBy(who)
  const isOpen = allowed.has('visitor')
  return {
    allowed,
    beforeSecondFactor: beforeSecondFactor === true || isOpen,
    whileSanctioned: whileSanctioned === true || isOpen || isReading,
    fresh: fresh === true,
  }
}

const rowsOf = ({ routes = {}, commands = {}, topics = {} }: Capability): [string, Row][] => [
  ...Object.entries(routes).map(([route, row]): [string, Row] => [route, rowOf(row, route.startsWith('GET '))]),
  ...Object.values(commands).flatMap(({ type, who, ...more }): [string, Row][] =>
    who === 'process' ? [] : [[`command ${type}`, rowOf({ who, ...more }, false)]],
  ),
  ...Object.entries(topics).map(([topic, row]): [string, Row] => [`topic ${topic}`, rowOf(row, true)]),
]

/**
 * Who may do what. Routes are `METHOD /path`, commands `command <Type>`, live topics `topic <name>`, whatever follows the name's colon.
 * A route that is not here does not start.
 */
export const access: ReadonlyMap<string, Row> = new Map(capabilities.flatMap(rowsOf))
