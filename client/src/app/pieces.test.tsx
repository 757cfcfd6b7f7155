import { type ReactNode, useId } from 'react'
import { useSelector } from 'react-redux'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { OwnPart } from '../lib/page/own-part.tsx'
import { usePlace } from '../lib/page/place-context.ts'
import { selectMemberId, selectRenewing } from '../lib/session/session-slice.ts'
import { drawInPieces, drawOwn, drawWhole, type Pieces } from './pieces.tsx'
import { createStore, type State } from './store.ts'

const NAMES = new Set(['session', 'voting'])
const place = { path: '/', params: {}, search: new URLSearchParams() }
const visitors = createStore({}).store.getState()
const memberOf = (memberId: string): State => ({ ...visitors, session: { status: 'unknown', memberId } })

const ownOf = (pieces: Pieces, memberId: string): string | undefined => {
  const markup = drawOwn(pieces, memberOf(memberId), NAMES, place)
  return markup && Buffer.concat(markup).toString()
}

const drawn = vi.fn<() => void>()
beforeEach(() => drawn.mockClear())

const Name = () => {
  drawn()
  return <b>{useSelector(selectMemberId) ?? 'visitor'}</b>
}
const Renewing = () => {
  drawn()
  return useSelector(selectRenewing) ? <i /> : null
}
const Id = () => <i id={useId()} />
const Words = () => useSelector(selectMemberId) ?? 'visitor'

/** As the member has it: undefined where it can't be made of pieces. */
const madeFor = (App: () => ReactNode, ...members: string[]) => {
  const { markup, pieces } = drawInPieces(App, visitors, visitors)
  expect(markup).toBe(drawWhole(App, visitors))
  return members.map((memberId) => {
    const own = pieces && ownOf(pieces, memberId)
    if (own !== undefined) expect(own).toBe(drawWhole(App, memberOf(memberId)))
    return own
  })
}

it('changes nothing in the browser', () => {
  const Kept = ({ children }: { children: ReactNode }) => <OwnPart>{children}</OwnPart>
  expect(renderToString(<Kept>words</Kept>)).toBe('words')
})

it('draws for a member only what is their own', () => {
  const shared = vi.fn<() => void>()
  const Shared = () => {
    shared()
    return <p>everybody’s</p>
  }
  const App = () => (
    <main>
      <Shared />
      <OwnPart>
        <Name />
      </OwnPart>
    </main>
  )
  const { pieces } = drawInPieces(App, visitors, visitors)
  const own = ['ines', 'noor'].map((memberId) => pieces && ownOf(pieces, memberId))
  expect(own).toEqual(['<main><p>everybody’s</p><b>ines</b></main>', '<main><p>everybody’s</p><b>noor</b></main>'])
  expect([shared.mock.calls.length, drawn.mock.calls.length]).toEqual([1, 3])
})

it('draws what is alike for many members once', () => {
  const App = () => (
    <main>
      <OwnPart>
        <Renewing />
      </OwnPart>
    </main>
  )
  const { pieces } = drawInPieces(App, visitors, visitors)
  for (const memberId of ['ines', 'noor', 'mika']) if (pieces) ownOf(pieces, memberId)
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('takes parts that lie in others, that are empty, that stand beside each other, and that know the place', () => {
  const Path = () => <i>{usePlace().path}</i>
  const App = () => (
    <main>
      <OwnPart>
        <p>
          Words,{' '}
          <OwnPart>
            <Name />
          </OwnPart>
        </p>
      </OwnPart>
      <OwnPart>
        <Renewing />
      </OwnPart>
      <OwnPart>
        <Path />
      </OwnPart>
    </main>
  )
  expect(madeFor(App, 'ines', 'noor')).not.toContain(undefined)
})

it.each<[string, () => ReactNode]>([
  [
    'has text beside it',
    () => (
      <p>
        Hello{' '}
        <OwnPart>
          <Name />
        </OwnPart>
      </p>
    ),
  ],
  [
    'is text',
    () => (
      <p>
        <OwnPart>
          <Words />
        </OwnPart>
      </p>
    ),
  ],
  [
    'is empty between texts',
    () => (
      <p>
        one{' '}
        <OwnPart>
          <Renewing />
        </OwnPart>{' '}
        two
      </p>
    ),
  ],
  [
    'holds an id of React’s',
    () => (
      <p>
        <OwnPart>
          <Id />
        </OwnPart>
      </p>
    ),
  ],
  [
    'holds one for members only',
    () => {
      const Mine = () => (useSelector(selectMemberId) === undefined ? null : <Id />)
      return (
        <p>
          <OwnPart>
            <Mine />
          </OwnPart>
        </p>
      )
    },
  ],
  [
    'holds a picture that is fetched first of all',
    () => (
      <p>
        <OwnPart>
          <img src="/face.png" alt="" />
        </OwnPart>
      </p>
    ),
  ],
])('leaves a page alone whose own part %s', (_, App) => {
  expect(madeFor(App, 'ines')).toEqual([undefined])
})
