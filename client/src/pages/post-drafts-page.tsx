import { PostDraftList } from '../features/discussion/composer/post-draft-list.tsx'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Link } from '../ui/link.tsx'

const PostDraftsPage = () => (
  <>
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-[34px] font-[750] tracking-[-0.04em]">Your drafts</h1>
      <Link to="/community/drafts/new" className={buttonClass('primary', 'm')}>
        Write a post
      </Link>
    </div>
    <OwnPart>
      <PostDraftList />
    </OwnPart>
  </>
)

export const page: Page = {
  Component: PostDraftsPage,
  head: () => ({ title: 'Your drafts', noindex: true, complete: true }),
}
