import { useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { DraftTrouble } from '../features/drafts/draft-trouble.tsx'
import { followDraft } from '../features/drafts/draft-saga.ts'
import { draftLeft, dropRequested, draftSlice, selectDraft, type WithDraft } from '../features/drafts/draft-slice.ts'
import { Editor, EditorSkeleton } from '../features/drafts/editor.tsx'
import { keptDrafts } from '../features/drafts/kept-draft.ts'
import { DraftList } from '../features/drafts/start/draft-list.tsx'
import { StartForm } from '../features/drafts/start/start-form.tsx'
import { followStart } from '../features/drafts/start/start-saga.ts'
import { startSlice, type WithStart } from '../features/drafts/start/start-slice.ts'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import type { FollowContext, Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { GoContext } from '../ui/link.tsx'

const START = '/submit-a-tool'
const pathOf = (toolId: string) => `${START}?draft=${toolId}`

/** Only what can be the id of one. */
const draftIn = ({ search }: Place): string | undefined => {
  const asked = search.get('draft')?.toUpperCase()
  return asked !== undefined && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(asked) ? asked : undefined
}

const SubmitPage = () => {
  const toolId = draftIn(usePlace())
  return toolId === undefined ? (
    <>
      <StartForm pathOf={pathOf} />
      <DraftList pathOf={pathOf} />
    </>
  ) : (
    <DraftPart toolId={toolId} />
  )
}

const DraftPart = ({ toolId }: { toolId: string }) => {
  const draft = useSelector(selectDraft)
  const go = useContext(GoContext)
  const dispatch = useDispatch()
  const { leadsTo } = draft
  useEffect(() => {
    if (leadsTo === null) return
    dispatch(draftLeft())
    go?.(leadsTo, true)
  }, [leadsTo, go, dispatch])
  if (draft.view === 'loading' || leadsTo !== null || (draft.view === 'ready' && draft.toolId !== toolId))
    return <EditorSkeleton heading="Submit a tool" />
  if (draft.view !== 'ready') return <DraftTrouble view={draft.view} />
  return <Editor heading="Submit a tool" host={window.location.host} onDrop={() => dispatch(dropRequested({ leadsTo: START }))} />
}

function* follow({ api, auth, ...place }: FollowContext) {
  const toolId = draftIn(place)
  if (toolId === undefined) return yield* followStart(api)
  const kept = keptDrafts(() => window.localStorage)
  return yield* followDraft({ api, auth, kept, online: onlineChannel(window) }, toolId)
}

export const page: Page<WithDraft & WithStart> = {
  Component: SubmitPage,
  slices: [draftSlice, startSlice],
  follow: { draft: follow },
  head: () => ({
    title: 'Submit a tool',
    description: 'Ten free launches a day, first come, first served.',
    noindex: true,
    canonicalQuery: [],
  }),
}
