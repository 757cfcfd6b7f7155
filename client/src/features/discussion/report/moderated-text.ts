import { ClearComment, ClearPost, HideComment, HidePost, ShowComment, ShowPost } from '@debut/events/discussion/discussion-commands.ts'
import type { Moderated } from '../../../ui/moderation/moderated.ts'
import { idOf, type Reported } from './reported.ts'

const POST = {
  hide: HidePost,
  show: ShowPost,
  clear: ClearPost,
  whenHidden: ['The post and its replies can’t be read until a moderator shows it again.'],
}
const COMMENT = {
  hide: HideComment,
  show: ShowComment,
  clear: ClearComment,
  whenHidden: ['It can’t be read until a moderator shows it again.', 'Replies to it stay.'],
}

/** A post or a comment, as its moderators know it. */
export const moderatedText = (what: Reported): Moderated => ({ id: idOf(what), payload: what, ...('postId' in what ? POST : COMMENT) })
