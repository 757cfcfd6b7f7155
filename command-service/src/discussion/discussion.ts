import { discussion as contract } from '@debut/events/discussion/discussion.ts'
import { handles } from '../kernel/handled.ts'
import { forgetWrittenTexts } from './holds/forget-written-texts.ts'
import { keptWrittenTexts } from './holds/kept-written-texts.ts'
import { keptPostDrafts } from './kept-post-drafts.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from './like.ts'
import { clearComment, hideComment, showComment } from './moderate-comment.ts'
import { clearPost, hidePost, showPost } from './moderate-post.ts'
import { postDraftRoutes } from './post-draft-routes.ts'
import { reportComment, reportPost } from './report.ts'
import { deleteComment, editComment, writeComment } from './write-comment.ts'
import { deletePost, editPost, publishPost } from './write-post.ts'

export const discussion = handles(contract, {
  commands: {
    PublishPost: publishPost,
    EditPost: editPost,
    DeletePost: deletePost,
    LikePost: likePost,
    UnlikePost: unlikePost,
    WriteComment: writeComment,
    EditComment: editComment,
    DeleteComment: deleteComment,
    LikeComment: likeComment,
    UnlikeComment: unlikeComment,
    ReportPost: reportPost,
    ReportComment: reportComment,
    HidePost: hidePost,
    ShowPost: showPost,
    ClearPost: clearPost,
    HideComment: hideComment,
    ShowComment: showComment,
    ClearComment: clearComment,
  },
  routes: [postDraftRoutes],
  processes: [forgetWrittenTexts],
  keeps: [keptPostDrafts, keptWrittenTexts],
})
