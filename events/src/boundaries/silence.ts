import type { MemberId } from '../kernel/ids.ts'
import { boundaryChange, boundaryForms } from './boundary-changes.ts'
import type { BoundaryEvent } from './boundary-events.ts'
import { findsWords } from './words-pattern.ts'

interface Silence {
  /** By kind and target, as `muted <member>`. */
  readonly targets: ReadonlySet<string>
  readonly words: ReadonlyMap<string, string>
}

interface About {
  readonly actorId: MemberId | null
  readonly payload: { readonly post_id?: string | undefined; readonly tool_id?: string | undefined }
  /** The tool that the post is about. */
  readonly postTool?: string | null
}

type Change = Parameters<typeof boundaryChange>[0]

const isChange = (event: BoundaryEvent): event is Change => boundaryForms.some(({ type }) => type === event.type)

/** The targets and words that a member blocked or muted, from the events of their boundaries. */
export const silence = {
  initial: { targets: new Set(), words: new Map() } as Silence,

  evolve: (state: Silence, event: BoundaryEvent): Silence => {
    if (isChange(event)) {
      const { kind, target, marked } = boundaryChange(event, 0)
      const targets = new Set(state.targets)
      if (marked) targets.add(`${kind} ${target}`)
      else targets.delete(`${kind} ${target}`)
      return { ...state, targets }
    }
    const words = new Map(state.words)
    const word = event.type === 'WordMuted' ? event.data.word : null
    if (word === null) words.delete(event.data.wordId)
    else words.set(event.data.wordId, word)
    return { ...state, words }
  },
}

export const isSilenced = ({ targets }: Silence, { actorId, payload: { post_id, tool_id }, postTool = null }: About): boolean =>
  [`blocked ${actorId}`, `muted ${actorId}`, `thread ${post_id}`, `tool ${tool_id}`, `tool ${postTool}`].some((each) => targets.has(each))

export const hasMutedWord = ({ words }: Silence, text: string): boolean => findsWords([...words.values()])?.test(text) ?? false
