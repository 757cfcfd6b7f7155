import { useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { DraftTrouble } from '../features/drafts/draft-trouble.tsx'
import { followEdits } from '../features/drafts/draft-saga.ts'
import { draftLeft, draftSlice, dropRequested, selectDraft, type WithDraft } from '../features/drafts/draft-slice.ts'
import { Editor, EditorSkeleton } from '../features/drafts/editor.tsx'
import { keptDrafts } from '../features/drafts/kept-draft.ts'
import { ManageSection } from '../features/drafts/sections/manage-section.tsx'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import type { FollowContext, Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { GoContext } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

const EditPage = () => {
  const { path } = usePlace()
  const { view, tool, leadsTo, toolId } = useSelector(selectDraft)
  const go = useContext(GoContext)
  const dispatch = useDispatch()
  useEffect(() => {
    if (leadsTo === null) return
    dispatch(draftLeft())
    go?.(leadsTo, true)
  }, [leadsTo, go, dispatch])
  if (view === 'unknown')
    return (
      <StageMessage title="404 Not Found" lit={false} heading="h1">
        <p>Page Not Found: {path}</p>
      </StageMessage>
    )
  if (view === 'unreachable') return <DraftTrouble view={view} />
  if (view !== 'ready' || tool === null || tool.toolId !== toolId || leadsTo !== null) return <EditorSkeleton heading="Edit your tool" />
  return (
    <Editor
      heading={`Edit ${tool.name}`}
      host={window.location.host}
      manage={<ManageSection tool={tool} />}
      onDrop={() => dispatch(dropRequested({ leadsTo: tool.state === 'hidden' ? `/tool/${tool.slug}/preview` : `/tool/${tool.slug}` }))}
    />
  )
}

function* follow({ api, auth, params }: FollowContext) {
  const kept = keptDrafts(() => window.localStorage)
  yield* followEdits({ api, auth, kept, online: onlineChannel(window) }, params['name'] ?? '')
}

export const page: Page<WithDraft> = {
  Component: EditPage,
  slices: [draftSlice],
  follow: { draft: follow },
  head: () => ({ title: 'Edit your tool', noindex: true, canonicalQuery: [] }),
}
