import type { Author } from '@debut/events/discussion/post-answers.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { DraftComposer } from '../features/discussion/composer/draft-composer.tsx'
import { DraftSkeleton } from '../features/discussion/composer/draft-skeleton.tsx'
import { keptPosts } from '../features/discussion/composer/kept-post.ts'
import { clearPublished, dropPost, openPostDraft, savePostAsTyped } from '../features/discussion/composer/post-draft-saga.ts'
import { NEW_POST, postDraftSlice, selectPostDraft, type WithPostDraft } from '../features/discussion/composer/post-draft-slice.ts'
import { sendPictures } from '../features/discussion/composer/post-uploads-saga.ts'
import { postUploadsSlice, type WithPostUploads } from '../features/discussion/composer/post-uploads-slice.ts'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { FollowContext, Page, Place } from '../lib/page/page.ts'
import { useData } from '../lib/resources/use-resource.ts'
import { selectProfile, type SessionState } from '../lib/session/session-slice.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

const DRAFTS = '/community/drafts'

const idAt = ({ params }: Pick<Place, 'params'>): string => {
  const id = params['id'] ?? NEW_POST
  return id === NEW_POST ? id : id.toUpperCase()
}

const PostDraftPage = () => (
  <OwnPart>
    <Draft />
  </OwnPart>
)

const Draft = () => {
  const { view } = useSelector(selectPostDraft)
  const { tools = [] } = useData(ownTools()) ?? {}
  const author = useReader(tools[0])
  if (view === 'loading') return <DraftSkeleton what="Loading your draft" />
  if (view !== 'ready')
    return (
      <StageMessage title={view === 'gone' ? 'This draft is gone' : 'We can’t reach your draft right now'} lit={false} heading="h1">
        <p>
          {view === 'gone'
            ? 'It was published or deleted, perhaps on another device.'
            : 'Nothing is lost. Load the page again in a moment.'}
        </p>
        <Link to={DRAFTS} className="way-link">
          To your drafts
        </Link>
      </StageMessage>
    )
  return <DraftComposer tools={tools} author={author} />
}

/** The reader as the author of a post, with the product that they make. */
const useReader = (makes: Author['makes'] | undefined = null): Author | undefined => {
  const profile = useSelector((state: { readonly session: SessionState }) => selectProfile(state))
  const { data: memberId } = z.safeParse(MemberId, profile?.memberId)
  if (memberId === undefined || profile === undefined || profile.username === null) return undefined
  const { username, name, avatarUrl, streak } = profile
  return { memberId, username, name, avatar: avatarUrl, tier: streak, makes }
}

/** One for all of them: it knows what this tab wrote. */
const kept = keptPosts(() => window.localStorage)

/** It is the same page: only who loads it anew looks for it there. */
const named = (id: string) => {
  if (window.location.pathname === `${DRAFTS}/${NEW_POST}`) window.history.replaceState(window.history.state, '', `${DRAFTS}/${id}`)
}

const parts = ({ api }: FollowContext) => ({ api, kept, named, online: onlineChannel(window) })

export const page: Page<WithPostDraft & WithPostUploads> = {
  Component: PostDraftPage,
  slices: [postDraftSlice, postUploadsSlice],
  ownResources: () => [ownTools()],
  follow: {
    draft: (context) => openPostDraft(parts(context), idAt(context)),
    saving: (context) => savePostAsTyped(parts(context)),
    dropping: (context) => dropPost(parts(context)),
    publishing: (context) => clearPublished(parts(context)),
    pictures: ({ auth }) => sendPictures(auth),
  },
  head: (_state, place) => ({ title: idAt(place) === NEW_POST ? 'New post' : 'Your draft', noindex: true, complete: true }),
}
