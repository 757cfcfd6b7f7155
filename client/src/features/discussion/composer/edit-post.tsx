import { EditPost as EditPostCommand } from '@debut/events/discussion/discussion-commands.ts'
import { asWritten } from '@debut/events/discussion/mentions.ts'
import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { type ComponentProps, useContext, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { GoContext, Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { feedsWith } from '../posts/feeds.ts'
import { isAwaitingEdit, postOf, type ShownPost } from '../posts/posts.ts'
import { ComposerHead } from './composer-head.tsx'
import { payloadOf } from './payload-of.ts'
import { PostForm } from './post-form.tsx'
import { selectPostUploads, type WithPostUploads } from './post-uploads-slice.ts'

const contentOf = ({ kind, title, body, tool }: ShownPost): PostDraftContent => ({
  kind,
  title: title ?? '',
  body: asWritten(body),
  toolId: tool?.toolId ?? null,
})

/** Not known while its last change from here is on its way. */
const revisionOf = (post: ShownPost): number | undefined => (isAwaitingEdit(post) ? undefined : post.revision)

interface Props extends Pick<ComponentProps<typeof PostForm>, 'tools'> {
  readonly post: ShownPost
}

/** Changes a post that is published. */
export const EditPost = ({ post, tools }: Props) => {
  const { postId, kind, tool, author } = post
  const [content, setContent] = useState(() => contentOf(post))
  const [opened] = useState(() => revisionOf(post))
  const isUploading = useSelector((state: WithPostUploads) => selectPostUploads(state).some(({ error }) => error === null))
  const edit = useCommand(`edit ${postId}`, {
    done: { title: 'Your post is changed' },
    saysRefusal: true,
    changes: [postOf({ postId }), ...feedsWith(kind, content.kind)],
  })
  // A refusal says that the post was changed meanwhile. It is looked up again, so that saving once more replaces that change.
  const isChanged = edit.problem?.code === 'post-changed'
  const { refetch } = useResource(postOf({ postId }))
  useEffect(() => {
    if (isChanged) refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isChanged])
  const revision = isChanged ? revisionOf(post) : opened
  const address = `/posts/${postId}`
  const go = useContext(GoContext)
  useEffect(() => {
    if (edit.isDone) go?.(address, true)
  }, [go, edit.isDone, address])
  const choices = tool === null || tools.some(({ toolId }) => toolId === tool.toolId) ? tools : [...tools, tool]
  return (
    <form
      aria-label="Your post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUploading) edit.send(EditPostCommand, { postId, ...payloadOf(content), ...(revision !== undefined && { revision }) })
      }}
    >
      <PostForm
        content={content}
        errors={edit.errors}
        tools={choices}
        author={author}
        rail="below"
        onType={(change) => setContent((before) => ({ ...before, ...change }))}
        head={<ComposerHead title="Edit your post" />}
        notice={edit.problem === undefined ? null : <Notice tone="bad">{edit.problem.message}</Notice>}
        acts={
          <>
            <Link to={address} className={buttonClass('quiet', 's')}>
              Leave it as it is
            </Link>
            <Button type="submit" size="s" className="bg-lime! text-on-lime! hover:brightness-95" busy={edit.isBusy} disabled={isUploading}>
              Save
            </Button>
          </>
        }
      />
    </form>
  )
}
