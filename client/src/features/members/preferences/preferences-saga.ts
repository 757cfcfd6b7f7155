import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { put, select } from 'typed-redux-saga'
import { commandRefused, commandRequested } from '../../../lib/commands/outbox-slice.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { firstChanged, withChoice } from './choice.ts'
import { requestedBy, selectSaved, selectShownPreferences } from './preferences.ts'
import { preferenceChosen, preferenceRefused } from './preferences-slice.ts'

export function* savePreferences() {
  yield* takeEvery(preferenceChosen, save)
  yield* takeEvery(commandRefused, tell)
}

function* save({ payload: choice }: ReturnType<typeof preferenceChosen>) {
  const shown = yield* select(selectShownPreferences)
  if (shown === undefined) return
  const payload = withChoice(shown, choice)
  if (firstChanged(shown, payload) !== undefined) yield* put(commandRequested({ type: ChangePreferences.type, payload }))
}

/** Beside the choice that went back to how it was. */
function* tell({ payload }: ReturnType<typeof commandRefused>) {
  const saved = yield* select(selectSaved)
  const requested = saved && requestedBy(payload, saved)
  const place = saved && requested && firstChanged(saved, requested)
  if (place !== undefined) yield* put(preferenceRefused({ place, error: payload.problem.message }))
}
