import { useDispatch } from 'react-redux'
import { type Mark, setMark } from '../../lib/marks/mark.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly mark: Mark
  readonly id: string
  readonly word: 'Unblock' | 'Unmute'
  readonly name: string
  /** The page is about them. */
  readonly isMain?: boolean
}

export const UndoButton = ({ mark, id, word, name, isMain = false }: Props) => {
  const dispatch = useDispatch()
  const undo = () => {
    const { command, form } = setMark(mark, id, false)
    dispatch(form)
    dispatch(command)
  }
  return (
    <Button
      look="quiet"
      size={isMain ? 'm' : 's'}
      className={`needs-script ${isMain ? 'min-w-30 max-md:grow' : ''}`}
      aria-label={`${word} ${name}`}
      onClick={undo}
    >
      {word}
    </Button>
  )
}
