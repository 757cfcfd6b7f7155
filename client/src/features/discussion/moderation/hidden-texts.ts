import {
  DeleteComment,
  DeletePost,
  EditComment,
  EditPost,
  PublishPost,
  WriteComment,
} from '@debut/events/discussion/discussion-commands.ts'
import { hiddenTextsRoute } from '@debut/events/discussion/moderated-routes.ts'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'

const WRITING = new Set([PublishPost, EditPost, DeletePost, WriteComment, EditComment, DeleteComment].map(({ type }) => type as string))

/** What the reader wrote under a post or a tool that others can't read. Whether a text is held is decided when it is sent. */
export const hiddenTexts = resource(hiddenTextsRoute, {
  isOutdatedBy: (action) => commandAnswered.match(action) && WRITING.has(action.payload.type),
})
