import { drawings } from './drawings/drawings.ts'
import { follows } from './follows/follows.ts'
import { identity } from './identity/identity.ts'
import type { Capability } from './kernel/define-capability.ts'
import { kernel } from './kernel/kernel.ts'
import { launches } from './launches/launches.ts'
import { members } from './members/members.ts'
import { notifications } from './notifications/notifications.ts'
import { projections } from './projections/projections.ts'
import { results } from './results/results.ts'
import { sitemap } from './sitemap/sitemap.ts'
import { support } from './support/support.ts'
import { tools } from './tools/tools.ts'
import { voting } from './voting/voting.ts'

export const capabilities: readonly Capability[] = [
  kernel,
  identity,
  members,
  tools,
  launches,
  voting,
  follows,
  notifications,
  results,
  support,
  sitemap,
  drawings,
  projections,
]
