import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { EmailPreferences } from '@debut/events/members/preferences.ts'
import { put, select } from 'typed-redux-saga'
import * as z from 'zod/mini'
import { commandRefused, commandRequested } from '../../../lib/commands/outbox-slice.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { requestedBy, selectSaved, selectShownPreferences, type Topic } from './preferences.ts'
import { preferenceChosen, preferenceRefused } from './preferences-slice.ts'

export function* savePreferences() {
  yield* takeEvery(preferenceChosen, save)
  yield* takeEvery(commandRefused, tell)
}

function* save({ payload: { topic, wanted } }: ReturnType<typeof preferenceChosen>) {
  const shown = yield* select(selectShownPreferences)
  if (shown !== undefined && shown[topic] !== wanted)
    yield* put(commandRequested({ type: ChangePreferences.type, payload: { email: { ...shown, [topic]: wanted } } }))
}

/** Beside the choice that went back to how it was. */
function* tell({ payload }: ReturnType<typeof commandRefused>) {
  const requested = requestedBy(payload)
  const saved = yield* select(selectSaved)
  const topic = requested && saved && changed(saved, requested)
  if (topic !== undefined) yield* put(preferenceRefused({ topic, error: payload.problem.message }))
}

const changed = (saved: EmailPreferences, requested: EmailPreferences): Topic | undefined => {
  const topics: readonly Topic[] = z.keyof(EmailPreferences).options
  return topics.find((topic) => requested[topic] !== saved[topic])
}
