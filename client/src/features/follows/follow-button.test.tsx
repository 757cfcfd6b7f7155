import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { outboxOpened, outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { ownMarksSlice } from '../../lib/marks/own-marks-slice.ts'
import { resourceUpdated } from '../../lib/resources/resources-slice.ts'
import { sessionFound, sessionSlice } from '../../lib/session/session-slice.ts'
import { FollowButton } from './follow-button.tsx'
import { TOOLS } from './following.ts'

const INES = memberIdOf(1)
const HARBOR = toolIdOf('harbor')

const drawn = (follows: boolean | undefined) => {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, outbox: outboxSlice.reducer, ownMarks: ownMarksSlice.reducer },
  })
  store.dispatch(sessionFound({ memberId: INES }))
  store.dispatch(outboxOpened(INES))
  if (follows !== undefined)
    store.dispatch(
      resourceUpdated({ key: '/api/follows', isOwn: true, data: { marks: { [TOOLS.name]: { [HARBOR]: follows } }, position: 10 } }),
    )
  return renderToStaticMarkup(
    <Provider store={store}>
      <FollowButton mark={TOOLS} id={HARBOR} name="Harbor" />
    </Provider>,
  )
}
const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')

it('asks for nothing until it is known whether the reader follows', () => {
  expect(drawn(undefined)).toMatch(/aria-busy="true" aria-disabled="true"/)
  expect(drawn(undefined)).not.toContain('aria-pressed')
  expect(words(drawn(undefined))).toBe('Follow')
})

it.each([
  [true, 'Following'],
  [false, 'Follow'],
])('says whether the reader follows: %s', (follows, said) => {
  expect(words(drawn(follows))).toBe(said)
  expect(drawn(follows)).toContain(`aria-pressed="${follows}"`)
  expect(drawn(follows)).not.toContain('aria-disabled=')
})
