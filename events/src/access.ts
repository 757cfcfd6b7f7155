import { capabilities } from './capabilities.ts'
import { type Access, type Allowed, allowedBy } from './kernel/access.ts'
import type { Capability } from './kernel/define-capability.ts'

interface Row {
  readonly allowed: ReadonlySet<Allowed>
  readonly beforeSecondFactor: boolean
}

const rowOf = ({ who, beforeSecondFactor }: Access): Row => {
  const allowed = allowedBy(who)
  return { allowed, beforeSecondFactor: beforeSecondFactor === true || allowed.has('visitor') }
}

const rowsOf = ({ routes = {}, commands = {}, topics = {} }: Capability): [string, Row][] => [
  ...Object.entries(routes).map(([route, row]): [string, Row] => [route, rowOf(row)]),
  ...Object.values(commands).flatMap(({ type, who }): [string, Row][] => (who === 'process' ? [] : [[`command ${type}`, rowOf({ who })]])),
  ...Object.entries(topics).map(([topic, row]): [string, Row] => [`topic ${topic}`, rowOf(row)]),
]

/**
 * Who may do what. Routes are `METHOD /path`, commands `command <Type>`, live topics `topic <name>`, whatever follows the name's colon.
 * A route that is not here does not start.
 */
export const access: ReadonlyMap<string, Row> = new Map(capabilities.flatMap(rowsOf))
