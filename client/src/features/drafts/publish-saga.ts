import { PublishEdits, SubmitDraft } from '@debut/events/drafts/draft-commands.ts'
import type { OwnTool } from '@debut/events/tools/own-tools-answers.ts'
import { call, put, race, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import type { Problem } from '../../lib/api/problem.ts'
import { awaitAnswer } from '../../lib/commands/await-answer.ts'
import { commandRequested } from '../../lib/commands/outbox-slice.ts'
import { report } from '../../lib/report.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import {
  draftOpened,
  draftSaved,
  isDirty,
  otherFound,
  type overwriteRequested,
  publishBegun,
  published,
  publishRefused,
  publishRequested,
  saveRefused,
  saveRequested,
  savingChanged,
  selectDraft,
} from './draft-slice.ts'
import { beginEdits, dropDraft, fetchOwnTools, rebaseDraft, refusalIn } from './drafts-api.ts'
import type { KeptDrafts } from './kept-draft.ts'
import { meetOther } from './save-saga.ts'

interface PublishParts {
  readonly api: ApiClient
  readonly kept: KeptDrafts
}

const UNSAVED = {
  code: 'unsaved',
  message: 'Not everything is saved yet, so nothing was sent. It goes on by itself as soon as you are back online.',
}

/** What is seen is what is sent: nothing goes out that is not saved under its revision. */
export function* publish({ api, kept }: PublishParts, { payload: { join } }: ReturnType<typeof publishRequested>) {
  yield* put(publishBegun())
  if (!(yield* call(isSaved))) {
    const { other, publishing } = yield* select(selectDraft)
    if (other === null && publishing) yield* put(publishRefused(UNSAVED))
    return
  }
  const { toolId, revision, edition, content } = yield* select(selectDraft)
  if (toolId === null) return
  const command =
    edition === 0
      ? commandRequested({ type: SubmitDraft.type, payload: { toolId, revision, join } })
      : commandRequested({ type: PublishEdits.type, payload: { toolId, revision } })
  yield* put(command)
  const { answered, refused } = yield* awaitAnswer(command.payload)
  if (refused !== undefined) {
    const { problem } = refused.payload
    yield* put(publishRefused(problem.code === 'draft-stale' ? null : exactly(problem)))
    if (problem.code === 'draft-stale') yield* call(meetOther, api, toolId, content)
    return
  }
  const memberId = yield* select(selectMemberId)
  if (memberId !== undefined) kept.drop(memberId, toolId)
  const position = answered?.payload.position
  const tool = yield* call(publishedTool, api, toolId, position)
  const as = edition > 0 ? 'edited' : join ? 'joined' : 'listed'
  yield* put(toastShown({ color: 'good', ...thanksFor(content.name.trim(), as, tool) }))
  yield* put(published(wayTo(tool, as)))
}

/** Which tags it is about stands in the details. */
const exactly = (problem: Problem): Problem => {
  const { code, details = [] } = problem
  if (code !== 'tag-not-allowed' || details.length === 0) return problem
  return { ...problem, message: details.map(({ message }) => message).join(' ') }
}

type Published = Pick<OwnTool, 'slug' | 'state' | 'withheld' | 'launches'>

const thanksFor = (name: string, as: 'edited' | 'joined' | 'listed', tool: Published | undefined) => {
  if (as === 'edited' && tool?.state === 'hidden')
    return { title: 'Your changes are published', description: `Only its makers and moderators see ${name} for now.` }
  if (as === 'edited') return { title: 'Your changes are public', description: `This is ${name} as everybody sees it now.` }
  const isHeld = tool?.withheld?.act === 'hold'
  if (as === 'joined') return { title: `${name} is in line`, description: isHeld ? HELD : 'We will notify you as soon as it has its day.' }
  return isHeld
    ? { title: `${name} is sent`, description: HELD }
    : { title: `${name} is in the directory`, description: 'A launch can follow whenever you like.' }
}

const HELD = 'You are new here, so a moderator looks at it before it is public.'

function* isSaved() {
  if (!isDirty(yield* select(selectDraft))) return true
  yield* put(saveRequested())
  const isOffline = (action: { type: string }) => savingChanged.match(action) && action.payload !== 'saving'
  while (isDirty(yield* select(selectDraft))) {
    const { saved } = yield* race({ saved: take(draftSaved), failed: take([saveRefused, otherFound, isOffline]) })
    if (saved === undefined) return false
  }
  return true
}

/** The read side may be a moment behind: it is asked for as much as was written. */
function* publishedTool(api: ApiClient, toolId: string, position: number | undefined) {
  try {
    const { tools } = yield* call(fetchOwnTools, api, position)
    return tools.find((tool) => tool.toolId === toolId)
  } catch (error) {
    report('What was published is not shown yet', error)
    return undefined
  }
}

const wayTo = (tool: Published | undefined, as: 'edited' | 'joined' | 'listed'): string => {
  const launch = as === 'joined' ? tool?.launches.find(({ state }) => state === 'queued' || state === 'scheduled') : undefined
  if (launch !== undefined) return `/edit/waiting-line/${launch.launchId}`
  if (tool === undefined || as === 'joined') return '/your-tools'
  return tool.state === 'hidden' ? `/tool/${tool.slug}/preview` : `/tool/${tool.slug}`
}

/** Between two makers of one tool, after each has seen what the other did. */
export function* settleOver({ api }: PublishParts, { payload }: ReturnType<typeof overwriteRequested>) {
  const { toolId } = yield* select(selectDraft)
  if (toolId === null) return
  yield* put(publishBegun())
  try {
    if (payload === 'theirs') {
      yield* call(dropDraft, api, toolId)
      return yield* put(draftOpened(yield* call(beginEdits, api, toolId)))
    }
    if (!(yield* call(isSaved))) return yield* put(publishRefused(UNSAVED))
    yield* put(draftOpened(yield* call(rebaseDraft, api, toolId)))
    return yield* put(publishRequested({ join: false }))
  } catch (error) {
    return yield* put(publishRefused(refusalIn(error) ?? UNSAVED))
  }
}
