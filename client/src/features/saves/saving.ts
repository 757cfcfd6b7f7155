import type { PublishSaved, SavePost, SaveTool, UnpublishSaved, UnsavePost, UnsaveTool } from '@debut/events/saves/save-commands.ts'
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

/** A post that its reader keeps for later. */
export const SAVED_POSTS: Mark = {
  name: 'saved posts',
  commands: ['SavePost', 'UnsavePost'] satisfies [(typeof SavePost)['type'], (typeof UnsavePost)['type']],
  events: ['PostSaved', 'PostUnsaved'] satisfies Events,
  field: 'postId',
  refused: ['It was not saved', 'It is still saved'],
}

/** The list of tools, where everybody may see it. */
export const SHARED: Mark = {
  name: 'shared',
  commands: ['PublishSaved', 'UnpublishSaved'] satisfies [(typeof PublishSaved)['type'], (typeof UnpublishSaved)['type']],
  events: ['SavedPublished', 'SavedUnpublished'] satisfies Events,
  refused: ['Your list stays as it was', 'Your list stays as it was'],
}

/** The route takes so many ids at once. */
const MOST_AT_ONCE = 100

/** Which of those that a page shows its reader saved, and whether everybody may see their list of tools. */
export const ownSaves = ownMarks(ownSavesRoute, { tools: SAVED, posts: SAVED_POSTS, shared: SHARED })
export const savesOf = (tools: readonly { readonly toolId: string }[]) =>
  tools.length === 0 ? [] : [ownSaves({ tools: tools.map(({ toolId }) => toolId) })]
export const savesOfPosts = (posts: readonly { readonly postId: string }[]) => {
  const questions = Math.ceil(posts.length / MOST_AT_ONCE)
  return Array.from({ length: questions }, (_, index) =>
    ownSaves({ posts: posts.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE).map(({ postId }) => postId) }),
  )
}
