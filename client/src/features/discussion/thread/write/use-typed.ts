import { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectMemberId, type SessionState } from '../../../../lib/session/session-slice.ts'
import { textsOfTab, type Typed } from './kept-text.ts'

const begun = (body: string): Typed => ({ commentId: CommentId.parse(newUlid()), body })

/** What the reader types at a place; it begins with what is kept from before. */
export const useTyped = (place: string, begins: string) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state)) ?? ''
  const at = { memberId, place }
  const [typed, setTyped] = useState(() => textsOfTab.read(at) ?? begun(begins))
  return {
    typed,
    isEmpty: typed.body.trim() === begins.trim(),
    type: (body: string) => {
      const next = { ...typed, body }
      setTyped(next)
      if (body.trim() === begins.trim()) textsOfTab.drop(at)
      else textsOfTab.write(at, next)
    },
    /** It was sent, or given up. */
    clear: () => {
      textsOfTab.drop(at)
      setTyped(begun(begins))
    },
  }
}
