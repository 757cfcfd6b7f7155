import type { Drafts } from '@debut/events/drafts/draft-answers.ts'
import { draftsRoute } from '@debut/events/drafts/draft-routes.ts'
import type { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { resource } from '../../../lib/resources/resource.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { sectionOf } from './tool-sections.ts'

export type Invitation = OwnTools['invitations'][number]
export type OwnDraft = Drafts['drafts'][number]

/** A launch that waits may have its day within a second. */
const WAITING_MS = 2_000
const SETTLED_MS = 60_000

const isOutdatedBy = (action: Action) => resultReceived.match(action)

/** Everything that the reader makes, and is asked to. */
export const ownTools = resource(ownToolsRoute, {
  pollingInterval: ({ tools }) => (tools.some((tool) => sectionOf(tool) === 'line') ? WAITING_MS : SETTLED_MS),
  isOutdatedBy,
})

/** Another service has them, which only browsers ask. */
export const ownDrafts = resource(draftsRoute, { isApart: true, isOutdatedBy })
