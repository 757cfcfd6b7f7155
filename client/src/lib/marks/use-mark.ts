import { useDispatch, useSelector } from 'react-redux'
import { selectIsMember, signInWanted } from '../session/session-slice.ts'
import { type Mark, setMark } from './mark.ts'
import { selectIsMarked } from './select-is-marked.ts'

export interface ShownMark {
  /** Visitors are led to sign in. */
  readonly isMember: boolean
  /** Undefined until it is known. */
  readonly isMarked: boolean | undefined
  readonly toggle: () => void
  readonly invite: () => void
}

/** The reader's mark on a thing, and what they can do about it. It shows what they want before that is answered. */
export const useMark = (mark: Mark, id: string): ShownMark => {
  const isMember = useSelector(selectIsMember)
  const isMarked = useSelector(selectIsMarked(mark, id))
  const dispatch = useDispatch()
  return {
    isMember,
    isMarked,
    toggle: () => {
      const { command, form } = setMark(mark, id, !isMarked)
      dispatch(form)
      dispatch(command)
    },
    invite: () => void dispatch(signInWanted()),
  }
}
