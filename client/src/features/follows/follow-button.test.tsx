import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { outboxOpened, outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { sessionFound, sessionSlice } from '../../lib/session/session-slice.ts'
import { FollowButton } from './follow-button.tsx'
import { ownFollowsLoaded, ownFollowsSlice } from './follows-slice.ts'

const INES = memberIdOf(1)
const HARBOR = { kind: 'tools', id: toolIdOf('harbor') } as const

const drawn = (follows: boolean | undefined) => {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, outbox: outboxSlice.reducer, ownFollows: ownFollowsSlice.reducer },
  })
  store.dispatch(sessionFound({ memberId: INES }))
  store.dispatch(outboxOpened(INES))
  if (follows !== undefined)
    store.dispatch(ownFollowsLoaded({ asked: [HARBOR.id], members: [], tools: follows ? [HARBOR.id] : [], position: 10 } as never))
  return renderToStaticMarkup(
    <Provider store={store}>
      <FollowButton followed={HARBOR} name="Harbor" />
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
