import { type PostKind, postKinds } from '@debut/events/discussion/discussion-form.ts'
import { useId } from 'react'
import { POST_KINDS } from '../posts/post-kinds.ts'

interface Props {
  readonly kind: PostKind
  readonly choose: (kind: PostKind) => void
}

/** Radio buttons as pills: the browser moves between them by the arrow keys. */
export const KindChoice = ({ kind, choose }: Props) => {
  const name = useId()
  return (
    <fieldset className="kind-choice">
      <legend className="sr-only">Kind of post</legend>
      {postKinds.map((each) => (
        <label key={each} className="kind-pill">
          <input type="radio" name={name} value={each} checked={each === kind} onChange={() => choose(each)} />
          {POST_KINDS[each].choice}
        </label>
      ))}
    </fieldset>
  )
}
