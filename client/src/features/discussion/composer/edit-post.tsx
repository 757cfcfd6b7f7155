import { EditPost as EditPostCommand } from '@debut/events/discussion/discussion-commands.ts'
import { asWritten } from '@debut/events/discussion/mentions.ts'
import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { useContext, useEffect, useState } from 'react'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { GoContext, Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { feedsWith } from '../posts/feeds.ts'
import { postOf, type ShownPost } from '../posts/posts.ts'
import { payloadOf } from './payload-of.ts'
import { PostForm } from './post-form.tsx'

const contentOf = ({ kind, title, body, tool }: ShownPost): PostDraftContent => ({
  kind,
  title: title ?? '',
  body: asWritten(body),
  toolId: tool?.toolId ?? null,
})

interface Props {
  readonly post: ShownPost
  readonly tools: Parameters<typeof PostForm>[0]['tools']
}

/** Changes a post that is published. */
export const EditPost = ({ post, tools }: Props) => {
  const { postId, kind, tool } = post
  const [content, setContent] = useState(() => contentOf(post))
  const edit = useCommand(`edit ${postId}`, {
    done: { title: 'Your post is changed' },
    saysRefusal: true,
    changes: [postOf({ postId }), ...feedsWith(kind, content.kind)],
  })
  const address = `/posts/${postId}`
  const go = useContext(GoContext)
  useEffect(() => {
    if (edit.isDone) go?.(address, true)
  }, [go, edit.isDone, address])
  const choices = tool === null || tools.some(({ toolId }) => toolId === tool.toolId) ? tools : [...tools, tool]
  return (
    <form
      aria-label="Your post"
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        edit.send(EditPostCommand, { postId, ...payloadOf(content) })
      }}
    >
      <h1 className="text-[28px] font-[750] tracking-[-0.035em]">Edit your post</h1>
      <PostForm content={content} errors={edit.errors} tools={choices} onType={(change) => setContent({ ...content, ...change })} />
      {edit.problem === undefined ? null : <Notice tone="bad">{edit.problem.message}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Link to={address} className={buttonClass('ghost', 'm')}>
          Leave it as it is
        </Link>
        <Button type="submit" busy={edit.isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
