import { casePreviewRoute, caseRoute } from '@debut/events/cases/case-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

const SOON_MS = 2_000
const LATER_MS = 10_000

/** Another admin may decide meanwhile; and what was decided is carried out a moment later. */
export const caseFile = resource(caseRoute, {
  pollingInterval: ({ decisions: [newest] }) => (newest !== undefined && newest.undo.length === 0 ? SOON_MS : LATER_MS),
})

export const casePreview = resource(casePreviewRoute)
