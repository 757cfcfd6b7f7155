/**
 * Who a request comes from, seen from what it asks for. `owner` and `other` are members before something that belongs to one of them;
 * `member` is a member before something that belongs to nobody.
 */
export const capacities = ['visitor', 'member', 'owner', 'other', 'admin', 'analyst'] as const
export type Capacity = (typeof capacities)[number]

const allow = (...allowed: Capacity[]): ReadonlySet<Capacity> => new Set(allowed)

const everyone = allow(...capacities)
const members = allow('member', 'owner', 'other', 'admin', 'analyst')

/**
 * The one place that says who may do what. Routes are `METHOD /path`, commands `command <Type>`, live topics `topic <name>`.
 * A route that is not here does not start.
 */
export const access: Readonly<Record<string, ReadonlySet<Capacity>>> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'GET /metrics': everyone,

  'GET /auth/v1/.well-known/jwks.json': everyone,
  'POST /api/commands': members,
  'command RegisterMember': members,

  'GET /api/live': everyone,
  'topic members': everyone,
  'GET /api/members': everyone,
  'GET /api/members/:memberId': allow('owner', 'admin'),
  'GET /api/projections': allow('admin', 'analyst'),
}
