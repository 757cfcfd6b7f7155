import { PublishPost } from '@debut/events/discussion/discussion-commands.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { useContext, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { feedsWith } from '../posts/feeds.ts'
import { OtherDraft } from './other-draft.tsx'
import { NEW_POST, postDropRequested, postTyped, selectPostDraft } from './post-draft-slice.ts'
import { PostForm } from './post-form.tsx'
import { SavingState } from './saving-state.tsx'
import { payloadOf } from './payload-of.ts'

/** Writes a post: saved while it is typed, and published when its author says so. */
export const DraftComposer = ({ tools }: { readonly tools: Parameters<typeof PostForm>[0]['tools'] }) => {
  const { id, content, other, isDropped } = useSelector(selectPostDraft)
  const [fresh] = useState(newUlid)
  const postId = PostId.parse(id === NEW_POST ? fresh : id)
  const publish = useCommand(`publish ${postId}`, {
    done: { title: 'Your post is published' },
    saysRefusal: true,
    changes: feedsWith(content.kind),
  })
  const go = useContext(GoContext)
  const dispatch = useDispatch()
  useEffect(() => {
    if (publish.isDone) go?.(`/posts/${postId}`, true)
    else if (isDropped) go?.('/community/drafts', true)
  }, [go, publish.isDone, isDropped, postId])
  return (
    <form
      aria-label="Your post"
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        publish.send(PublishPost, { postId, ...payloadOf(content) })
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-[28px] font-[750] tracking-[-0.035em]">New post</h1>
        <SavingState />
      </div>
      {other === null ? null : <OtherDraft />}
      <PostForm content={content} errors={publish.errors} tools={tools} onType={(change) => dispatch(postTyped(change))} />
      {publish.problem === undefined ? null : <Notice tone="bad">{publish.problem.message}</Notice>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <ConfirmDialog
          label="Delete draft"
          look="ghost"
          size="m"
          title="Delete this draft?"
          text="What you wrote is gone for good, on all your devices."
          act="Delete it"
          actLook="danger"
          leave="Keep it"
          onAct={() => dispatch(postDropRequested())}
        />
        <Button type="submit" busy={publish.isBusy} disabled={other !== null}>
          Publish
        </Button>
      </div>
    </form>
  )
}
