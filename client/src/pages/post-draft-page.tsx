import { useSelector } from 'react-redux'
import { DraftComposer } from '../features/discussion/composer/draft-composer.tsx'
import { DraftSkeleton } from '../features/discussion/composer/draft-skeleton.tsx'
import { dropPost, openPostDraft, savePostAsTyped } from '../features/discussion/composer/post-draft-saga.ts'
import { NEW_POST, postDraftSlice, selectPostDraft, type WithPostDraft } from '../features/discussion/composer/post-draft-slice.ts'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { useData } from '../lib/resources/use-resource.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

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
  if (view === 'loading') return <DraftSkeleton what="Loading your draft" />
  if (view !== 'ready')
    return (
      <StageMessage title={view === 'gone' ? 'This draft is gone' : 'We can’t reach your draft right now'} lit={false} heading="h1">
        <p>
          {view === 'gone'
            ? 'It was published or deleted, perhaps on another device.'
            : 'Nothing is lost. Load the page again in a moment.'}
        </p>
        <Link to="/community/drafts" className="way-link">
          To your drafts
        </Link>
      </StageMessage>
    )
  return <DraftComposer tools={tools} />
}

export const page: Page<WithPostDraft> = {
  Component: PostDraftPage,
  slices: [postDraftSlice],
  ownResources: () => [ownTools()],
  follow: {
    draft: ({ api, ...place }) => openPostDraft(api, idAt(place)),
    saving: ({ api }) => savePostAsTyped(api),
    dropping: ({ api }) => dropPost(api),
  },
  head: (_state, place) => ({ title: idAt(place) === NEW_POST ? 'New post' : 'Your draft', noindex: true, complete: true }),
}
