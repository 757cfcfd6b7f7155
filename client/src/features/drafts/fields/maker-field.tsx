import { MOST_MAKERS } from '@debut/events/tools/tool-card.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { inviteRequested, selectDraft } from '../draft-slice.ts'
import { useContent, useTyping } from '../use-draft.ts'

/** Invited members become makers only once they accept. */
export const MakerField = () => {
  const { invited } = useContent()
  const { busy, error } = useSelector(selectDraft).invite
  const [name, setName] = useState('')
  const [before, setBefore] = useState(invited)
  const type = useTyping()
  const dispatch = useDispatch()
  const form = useId()
  if (before !== invited) {
    setBefore(invited)
    if (invited.length > before.length) setName('')
  }
  const isFull = invited.length >= MOST_MAKERS - 1
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const username = name.trim().replace(/^@/, '').toLowerCase()
    if (username !== '' && !isFull) dispatch(inviteRequested(username))
  }
  return (
    <form id={form} onSubmit={add} className="draft-field" noValidate>
      <Field
        label="Who made it with you?"
        optional
        hint="By username. They are asked when it is submitted, and stand on its page once they say yes."
        error={error}
      >
        {(wiring) => (
          <div className="flex gap-2">
            <div className="input-frame chips-frame flex-1">
              {invited.map(({ memberId, username }) => (
                <span key={memberId} className="tag-chip">
                  @{username}
                  <button
                    type="button"
                    aria-label={`Don’t ask ${username}`}
                    onClick={() => type({ invited: invited.filter((each) => each.memberId !== memberId) })}
                  >
                    <CloseIcon className="size-3" />
                  </button>
                </span>
              ))}
              <input
                {...wiring}
                type="text"
                className="input"
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={41}
                placeholder={invited.length === 0 ? 'username' : ''}
                readOnly={isFull}
              />
            </div>
            <Button type="submit" look="quiet" className="h-auto! min-h-11" busy={busy} disabled={isFull}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
