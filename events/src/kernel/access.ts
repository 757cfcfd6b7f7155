/**
 * Who a request comes from, seen from what it asks for. `owner` and `other` are members before something that belongs to one of them;
 * `member` is a member before something that belongs to nobody.
 */
export const capacities = ['visitor', 'member', 'owner', 'other', 'admin', 'analyst'] as const
export type Capacity = (typeof capacities)[number]
/** `service` is no person: whoever runs Debut, with a token of the service role. */
export type Allowed = Capacity | 'service'

const allow = (...allowed: Allowed[]): ReadonlySet<Allowed> => new Set(allowed)

const everyone = allow(...capacities)
const members = allow('member', 'owner', 'other', 'admin', 'analyst')

/**
 * The one place that says who may do what. Routes are `METHOD /path`, commands `command <Type>`, live topics `topic <name>`, whatever follows the name's colon.
 * A route that is not here does not start.
 */
export const access: Readonly<Record<string, ReadonlySet<Allowed>>> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'GET /metrics': everyone,
  'POST /internal/sessions': everyone,

  'GET /auth/v1/.well-known/jwks.json': everyone,
  'GET /auth/v1/settings': everyone,
  'GET /auth/v1/health': everyone,
  'POST /auth/v1/signup': everyone,
  'POST /auth/v1/otp': everyone,
  'POST /auth/v1/verify': everyone,
  'GET /auth/v1/verify': everyone,
  'POST /auth/v1/resend': everyone,
  'POST /auth/v1/recover': everyone,
  'GET /auth/v1/reauthenticate': members,
  'GET /auth/v1/user': members,
  'PUT /auth/v1/user': members,
  'POST /auth/v1/invite': allow('service'),
  'GET /auth/v1/admin/users': allow('service'),
  'POST /auth/v1/admin/users': allow('service'),
  'GET /auth/v1/admin/users/:id': allow('service'),
  'PUT /auth/v1/admin/users/:id': allow('service'),
  'DELETE /auth/v1/admin/users/:id': allow('service'),
  'GET /auth/v1/admin/users/:id/factors': allow('service'),
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': allow('service'),
  'POST /auth/v1/admin/generate_link': allow('service'),
  'GET /auth/v1/authorize': everyone,
  'GET /auth/v1/callback': everyone,
  'POST /auth/v1/callback': everyone,
  'POST /auth/v1/sso': everyone,
  'GET /auth/v1/user/identities/authorize': members,
  'DELETE /auth/v1/user/identities/:identityId': members,
  'POST /auth/v1/token': everyone,
  'POST /auth/v1/logout': members,
  'GET /auth/v1/sessions': members,
  'DELETE /auth/v1/sessions/:id': members,
  'POST /auth/v1/factors': members,
  'DELETE /auth/v1/factors/:factorId': members,
  'POST /auth/v1/factors/:factorId/challenge': members,
  'POST /auth/v1/factors/:factorId/verify': members,
  'POST /api/commands': members,
  'POST /api/rewards': members,
  'POST /api/profile/update': members,
  'POST /api/profile/avatar': members,
  'DELETE /api/profile/avatar': members,
  'GET /avatars/:member/:file': everyone,
  'GET /api/members/:memberId/export': allow('owner'),
  'POST /api/:name/auth': members,
  'command RegisterMember': members,
  'command ChangePreferences': members,
  'command EraseMember': members,
  'command GrantRole': allow('admin'),
  'command RevokeRole': allow('admin'),
  'command CastVote': members,
  'command WithdrawVote': members,
  'command MarkNotificationsRead': members,
  'command HoldVote': allow('admin'),
  'command VoidVote': allow('admin'),
  'command RestoreVote': allow('admin'),
  'command ListTool': allow('admin'),
  'command ScheduleLaunch': allow('admin'),

  'GET /api/live': everyone,
  'topic members': everyone,
  'topic board': everyone,
  'topic tool': everyone,
  'topic results': members,
  'topic notifications': members,
  'GET /api/members': everyone,
  'GET /api/members/:memberId': allow('owner', 'admin'),
  'GET /api/members/:memberId/votes': allow('owner', 'admin'),
  'GET /api/members/:memberId/calendar': allow('owner', 'admin'),
  'GET /api/members/:memberId/rewards': allow('owner', 'admin'),

  'GET /api/boards/:period': everyone,
  'GET /api/tools/:tool': everyone,
  'GET /api/launches/:launchId': everyone,
  'GET /api/launches/:launchId/why': members,
  'GET /api/streaks': everyone,
  'GET /api/days': everyone,
  'GET /api/days/:day': everyone,
  'GET /api/rules': everyone,
  'GET /api/sitemap/tools': everyone,
  'GET /api/sitemap/members': everyone,
  'GET /api/votes/daily-count': members,
  'GET /api/votes/:launchId/receipt': members,
  'GET /api/user/get-my-profile': members,
  'GET /api/own-page': members,
  'GET /api/user/check-username': everyone,
  'GET /api/profiles/:username': everyone,
  'GET /api/preferences': members,
  'GET /api/notifications': members,
  'GET /api/notifications/unread-count': members,
  'GET /api/drawings/faces/:seed': everyone,
  'GET /api/drawings/logos/:seed': everyone,
  'GET /api/projections': allow('admin', 'analyst'),
}
