import { discussion as contract } from '@debut/events/discussion/discussion.ts'
import { handles } from '../kernel/handled.ts'
import { forgetWrittenTexts } from '../kernel/texts/holds/forget-written-texts.ts'
import { keptWrittenTexts } from '../kernel/texts/holds/kept-written-texts.ts'
import { keptPostDrafts } from './kept-post-drafts.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from './like.ts'
import { moderateComment, moderatePost } from './moderate.ts'
import { postDraftRoutes } from './post-draft-routes.ts'
import { reportComment, reportPost } from './report.ts'
import { commentMatter, postMatter, shownCommentMatter, shownPostMatter } from './text-matter.ts'
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
    HidePost: moderatePost.hide,
    ShowPost: moderatePost.show,
    ClearPost: moderatePost.clear,
    HideComment: moderateComment.hide,
    ShowComment: moderateComment.show,
    ClearComment: moderateComment.clear,
    ShowPostAgain: moderatePost.showAgain,
    ShowCommentAgain: moderateComment.showAgain,
  },
  matters: {
    HidePost: postMatter,
    ShowPost: shownPostMatter,
    ClearPost: postMatter,
    HideComment: commentMatter,
    ShowComment: shownCommentMatter,
    ClearComment: commentMatter,
  },
  few: ['WriteComment', 'LikePost', 'UnlikePost', 'LikeComment', 'UnlikeComment'],
  routes: [postDraftRoutes],
  processes: [forgetWrittenTexts],
  keeps: [keptPostDrafts, keptWrittenTexts],
})
