import { useDispatch } from 'react-redux'
import { type Mark, setMark } from '../../lib/marks/mark.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly mark: Mark
  readonly id: string
  readonly word: 'Unblock' | 'Unmute'
  readonly name: string
}

export const UndoButton = ({ mark, id, word, name }: Props) => {
  const dispatch = useDispatch()
  const undo = () => {
    const { command, form } = setMark(mark, id, false)
    dispatch(form)
    dispatch(command)
  }
  return (
    <Button look="quiet" size="s" className="needs-script" aria-label={`${word} ${name}`} onClick={undo}>
      {word}
    </Button>
  )
}
