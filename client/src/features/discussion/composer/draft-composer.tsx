import { PublishPost } from '@debut/events/discussion/discussion-commands.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type ComponentProps, useContext, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { feedsWith } from '../posts/feeds.ts'
import { ComposerHead } from './composer-head.tsx'
import { OtherDraft } from './other-draft.tsx'
import { payloadOf } from './payload-of.ts'
import { NEW_POST, postDropRequested, postPublished, postPublishing, postTyped, selectPostDraft } from './post-draft-slice.ts'
import { PostForm } from './post-form.tsx'
import { selectPostUploads, type WithPostUploads } from './post-uploads-slice.ts'
import { SavingState } from './saving-state.tsx'

type OutcomeProps = { readonly problem: { readonly message: string } | undefined; readonly isWaiting: boolean }

const Outcome = ({ problem, isWaiting }: OutcomeProps) => {
  if (isWaiting) return <Notice tone="warn">You’re offline. Your post will be published when you’re back, also from another page.</Notice>
  return problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>
}

type Props = Pick<ComponentProps<typeof PostForm>, 'tools' | 'author'>

/** Writes a post: saved while it is typed, and published when its author says so. */
export const DraftComposer = ({ tools, author }: Props) => {
  const { id, content, other, isDropped } = useSelector(selectPostDraft)
  const isUploading = useSelector((state: WithPostUploads) => selectPostUploads(state).some(({ error }) => error === null))
  const [fresh] = useState(newUlid)
  /** A draft that is begun while it is being published has another id. */
  const [publishedAs, setPublishedAs] = useState<string>()
  const postId = PostId.parse(publishedAs ?? (id === NEW_POST ? fresh : id))
  const publish = useCommand(`publish ${postId}`, {
    done: { title: 'Your post is published' },
    saysRefusal: true,
    changes: feedsWith(content.kind),
  })
  const { isDone, isBusy, problem } = publish
  const isOffline = useSelector((state: { readonly outbox: OutboxState }) => selectOutbox(state).waiting)
  const go = useContext(GoContext)
  const dispatch = useDispatch()
  useEffect(() => {
    if (isDone) {
      dispatch(postPublished(postId))
      go?.(`/posts/${postId}`, true)
    } else if (isDropped) go?.('/community/drafts', true)
  }, [dispatch, go, isDone, isDropped, postId])
  useEffect(() => {
    // It goes on as a draft.
    if (problem === undefined || isBusy) return
    setPublishedAs(undefined)
    dispatch(postPublishing(false))
  }, [dispatch, problem, isBusy])
  return (
    <form
      aria-label="Your post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (other !== null || isUploading || !publish.send(PublishPost, { postId, ...payloadOf(content) })) return
        setPublishedAs(postId)
        dispatch(postPublishing(true))
      }}
    >
      <PostForm
        content={content}
        errors={publish.errors}
        tools={tools}
        author={author}
        rail="beside"
        onType={(change) => dispatch(postTyped(change))}
        head={
          <>
            <ComposerHead title="New post">
              <SavingState />
            </ComposerHead>
            {other === null ? null : <OtherDraft />}
          </>
        }
        notice={<Outcome problem={problem} isWaiting={isBusy && isOffline} />}
        acts={
          <>
            <ConfirmDialog
              label="Delete draft"
              look="quiet"
              size="s"
              title="Delete this draft?"
              text="What you wrote is gone for good, on all your devices."
              act="Delete it"
              actLook="danger"
              leave="Keep it"
              onAct={() => dispatch(postDropRequested())}
            />
            <Button
              type="submit"
              size="s"
              className="bg-lime! text-on-lime! hover:brightness-95"
              busy={isBusy}
              disabled={other !== null || isUploading}
            >
              Publish
            </Button>
          </>
        }
      />
    </form>
  )
}
