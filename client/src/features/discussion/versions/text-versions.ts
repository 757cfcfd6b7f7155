import { EditComment, EditPost } from '@debut/events/discussion/discussion-commands.ts'
import { commentVersionsRoute, postVersionsRoute } from '@debut/events/discussion/moderated-routes.ts'
import type { TextVersions } from '@debut/events/discussion/version-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { type Query, resource } from '../../../lib/resources/resource.ts'
import type { Reported } from '../report/reported.ts'

const EDITS = new Set<string>([EditPost.type, EditComment.type])
const options = { isOutdatedBy: (action: Action) => commandAnswered.match(action) && EDITS.has(action.payload.type) }

const ofPost = resource(postVersionsRoute, options)
const ofComment = resource(commentVersionsRoute, options)

/** A text as it is now and as it was before each edit, the newest first. */
export const versionsOf = (what: Reported): Query<TextVersions> => ('postId' in what ? ofPost(what) : ofComment(what))
