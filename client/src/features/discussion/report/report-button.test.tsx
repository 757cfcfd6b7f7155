import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import { ReportButton } from './report-button.tsx'

const [INES, AYA] = [memberIdOf(1), memberIdOf(2)]

const drawn = (authorId: string, ...actions: UnknownAction[]) => {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } })
  for (const action of actions) store.dispatch(action)
  return renderToStaticMarkup(
    <Provider store={store}>
      <ReportButton what={{ commentId: 'one' }} authorId={authorId} name="aya’s comment" />
    </Provider>,
  )
}

it('asks a visitor to sign in first', () => {
  expect(drawn(AYA)).toMatch(/^<a .*href="\/login".*>Report<\/a>$/)
  expect(drawn(AYA)).toContain('aria-label="Report aya’s comment. Sign in to report"')
})

it('lets members report what others wrote, and nothing of their own', () => {
  const signedIn = sessionFound({ memberId: INES })
  expect(drawn(AYA, signedIn)).toMatch(/^<button .*aria-label="Report aya’s comment".*>Report<\/button>$/)
  expect(drawn(INES, signedIn)).toBe('')
})
