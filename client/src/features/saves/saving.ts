import type { PublishSaved, SaveTool, UnpublishSaved, UnsaveTool } from '@debut/events/saves/save-commands.ts'
import type { SaverEvent } from '@debut/events/saves/save-events.ts'
import { ownSavesRoute } from '@debut/events/saves/save-routes.ts'
import type { Mark } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'

type Events = readonly [SaverEvent['type'], SaverEvent['type']]

/** A tool that its reader keeps for later. */
export const SAVED: Mark = {
  name: 'saved',
  commands: ['SaveTool', 'UnsaveTool'] satisfies [(typeof SaveTool)['type'], (typeof UnsaveTool)['type']],
  events: ['ToolSaved', 'ToolUnsaved'] satisfies Events,
  field: 'toolId',
  refused: ['It was not saved', 'It is still saved'],
}

/** The list of them, where everybody may see it. */
export const SHARED: Mark = {
  name: 'shared',
  commands: ['PublishSaved', 'UnpublishSaved'] satisfies [(typeof PublishSaved)['type'], (typeof UnpublishSaved)['type']],
  events: ['SavedPublished', 'SavedUnpublished'] satisfies Events,
  refused: ['Your list stays as it was', 'Your list stays as it was'],
}

/** Which of the tools that a page shows its reader saved, and whether everybody may see their list. */
export const ownSaves = ownMarks(ownSavesRoute, { tools: SAVED, shared: SHARED })
export const savesOf = (tools: readonly { readonly toolId: string }[]) =>
  tools.length === 0 ? [] : [ownSaves({ tools: tools.map(({ toolId }) => toolId) })]
