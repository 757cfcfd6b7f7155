import { casePreviewRoute, caseRoute } from '@debut/events/cases/case-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

const SOON_MS = 1_000
const LATER_MS = 10_000
const PREVIEW_MS = 4_000

/** Another admin may decide meanwhile; and what was decided is carried out a moment later. */
export const caseFile = resource(caseRoute, {
  pollingInterval: ({ decisions }) => (decisions.some(({ pending }) => pending > 0) ? SOON_MS : LATER_MS),
})

/** Apart, as the address of a preview of many votes is long. Boards move while somebody thinks, and votes are judged by others. */
export const casePreview = resource(casePreviewRoute, { isApart: true, pollingInterval: () => PREVIEW_MS })
