import { type ReactNode, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { saveRequested, selectDraft } from './draft-slice.ts'
import { MeanwhileNotice, OtherNotice } from './other-notice.tsx'
import { SavedState } from './saved-state.tsx'
import { SectionNav } from './section-nav.tsx'
import { GeneralSection } from './sections/general-section.tsx'
import { DealSection, MediaSection, SaleSection, SocialsSection } from './sections/more-sections.tsx'
import { NameHead } from './sections/name-head.tsx'
import { StageFoot } from './stage-foot.tsx'
import { StageRail } from './stage-rail.tsx'

type Props = {
  /** Of the page, for those who do not see it. */
  heading: string
  /** Under which it will be found. */
  host: string
  /** What can be done to a tool that is in the directory already. */
  manage?: ReactNode
  onDrop: () => void
}

/** One's work in the middle, the way through it on the left, and what others will see on the right. */
export const Editor = ({ heading, host, manage, onDrop }: Props) => {
  const { site, edition, toolId } = useSelector(selectDraft)
  const [isDropping, setDropping] = useState(false)
  useSavingOnTheWayOut()
  const isNew = edition === 0
  return (
    <div className="stage-page">
      <SectionNav withManage={manage !== undefined} />
      <div className="min-w-0" key={toolId}>
        <h1 className="sr-only">{heading}</h1>
        <SavedState />
        <OtherNotice />
        <MeanwhileNotice />
        {site.status === 'reading' && (
          <div className="mb-6">
            <Notice title="Reading your site">Go on typing: only fields that are still empty are filled.</Notice>
          </div>
        )}
        {site.status === 'read' && (
          <div className="mb-6">
            <Notice tone="good">{site.message}</Notice>
          </div>
        )}
        {site.status === 'failed' && (
          <div className="mb-6">
            <Notice tone="warn" title="Nothing was filled in">
              {site.message}
            </Notice>
          </div>
        )}
        <NameHead host={host} />
        <GeneralSection />
        <MediaSection />
        <SocialsSection />
        <DealSection />
        <SaleSection />
        {manage}
      </div>
      <StageRail host={host} />
      <StageFoot onDrop={() => setDropping(true)} />
      <Dialog
        open={isDropping}
        onOpenChange={setDropping}
        size="s"
        title={isNew ? 'Delete this draft?' : 'Forget these changes?'}
        description={
          isNew ? 'What is written here is gone for good, pictures too.' : 'Its page stays as it is. What is written here is gone for good.'
        }
        footer={
          <>
            <Button look="ghost" onClick={() => setDropping(false)}>
              Keep it
            </Button>
            <Button look="danger" onClick={onDrop}>
              {isNew ? 'Delete it' : 'Forget them'}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Saves at once, not after a pause, when the reader goes to another tab or closes this one. */
const useSavingOnTheWayOut = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    const save = () => {
      if (document.hidden) dispatch(saveRequested())
    }
    document.addEventListener('visibilitychange', save)
    return () => document.removeEventListener('visibilitychange', save)
  }, [dispatch])
}

export const EditorSkeleton = ({ heading }: { heading: string }) => (
  <>
    <h1 className="sr-only">{heading}</h1>
    <div className="stage-page" aria-hidden="true">
      <div className="stage-side grid content-start gap-2">
        {[0, 1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-9 w-full" />
        ))}
      </div>
      <div className="grid content-start gap-6">
        <div className="mt-7 flex items-center gap-5">
          <Skeleton className="size-22 rounded-[24px]" />
          <Skeleton className="h-12 w-64" />
        </div>
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-16 w-full" />
        ))}
      </div>
      <div className="stage-rail">
        <Skeleton className="h-24 w-full rounded-[18px]" />
        <Skeleton className="h-60 w-full rounded-[18px]" />
      </div>
    </div>
  </>
)
