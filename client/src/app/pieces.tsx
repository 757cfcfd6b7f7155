import { legacy_createStore } from '@reduxjs/toolkit'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { KeepApartContext } from '../lib/page/own-part.tsx'
import type { Place } from '../lib/page/page.ts'
import { PlaceContext } from '../lib/page/place-context.ts'
import { holdFor, type Notes } from './noting.ts'
import { notingOwn } from './own-state.ts'
import type { State } from './store.ts'

/** Written once, in bytes: as a string it would become those again for each reader, which costs more than drawing their own parts. */
type Markup = Uint8Array
export const written = (markup: string): Markup => new TextEncoder().encode(markup)

/** A part of the page that each reader has otherwise. */
interface OwnPart {
  readonly part: ReactNode
  /** As it was drawn, and what was read for it: it is the same for every reader for whom that was read. */
  readonly drawn: { readonly notes: Notes; readonly markup: Markup }[]
}

/** What is there for everybody, and between two of those one part each that is not. */
export interface Pieces {
  readonly shared: readonly Markup[]
  readonly own: readonly OwnPart[]
}

/** Enough for the few ways in which a vote may look; a name or a picture belongs to one member. */
const KEPT = 6
/** What React numbers in a part by itself has another number in the page. */
const NUMBERS = 'in-an-own-part'
const NUMBERED = /="[\w-]*_R_\w+_/
const OWN_PART = /<own-part n="(\d+)">(.*?)<\/own-part>/s

const still = (state: State) => legacy_createStore((): State => state)

const draw = (App: ComponentType, state: State, keepApart?: (part: ReactNode) => ReactNode): string =>
  renderToString(
    <KeepApartContext value={keepApart}>
      <Provider store={still(state)}>
        <App />
      </Provider>
    </KeepApartContext>,
  )

export const drawWhole = (App: ComponentType, state: State): string => draw(App, state)

/** For visitors, and beside it what of that is there for everybody. `watched` is what all that stands outside own parts is shown. */
export const drawInPieces = (App: ComponentType, state: State, watched: State): { markup: string; pieces: Pieces | undefined } => {
  const parts: ReactNode[] = []
  const store = still(state)
  const marked = draw(App, watched, (part) =>
    createElement(
      'own-part',
      { n: parts.push(part) - 1 },
      <KeepApartContext value={undefined}>
        <Provider store={store}>{part}</Provider>
      </KeepApartContext>,
    ),
  )
  // Between two pieces stand the number of an own part and how visitors have it.
  const split = marked.split(OWN_PART)
  const shared = split.filter((_, index) => index % 3 === 0)
  const ofVisitors = split.filter((_, index) => index % 3 === 2)
  if (!shared.every(standsApart) || !ofVisitors.every(isElements)) return { markup: drawWhole(App, state), pieces: undefined }
  const own = split.flatMap((number, index) => (index % 3 === 1 ? [{ part: parts[Number(number)], drawn: [] }] : []))
  const pieces = ofVisitors.some((markup) => NUMBERED.test(markup)) ? undefined : { shared: shared.map(written), own }
  return { markup: split.filter((_, index) => index % 3 !== 1).join(''), pieces }
}

/** The page as this reader has it. Undefined where an own part can't be drawn by itself. */
export const drawOwn = ({ shared, own }: Pieces, state: State, names: ReadonlySet<string>, place: Place): Markup[] | undefined => {
  const page: Markup[] = []
  for (const [index, piece] of shared.entries()) {
    page.push(piece)
    const part = own[index]
    if (part === undefined) continue
    const drawn = part.drawn.find(({ notes }) => holdFor(notes, state))?.markup ?? drawPart(part, state, names, place)
    if (drawn === undefined) return undefined
    page.push(drawn)
  }
  return page
}

const drawPart = ({ part, drawn }: OwnPart, state: State, names: ReadonlySet<string>, place: Place): Markup | undefined => {
  const notes: Notes = []
  const html = renderToString(
    <PlaceContext value={place}>
      <Provider store={still(notingOwn(names, state, notes))}>{part}</Provider>
    </PlaceContext>,
    { identifierPrefix: NUMBERS },
  )
  if (!isElements(html) || html.includes(NUMBERS)) return undefined
  const markup = written(html)
  if (drawn.length < KEPT) drawn.push({ notes, markup })
  return markup
}

/** React writes a comment between two texts: so none may stand where another part begins or ends. */
const isElements = (markup: string) => markup === '' || (/^<(?!link rel="preload")/.test(markup) && markup.endsWith('>'))

const standsApart = (piece: string, index: number, { length }: readonly string[]) =>
  piece === '' || ((index === 0 || piece.startsWith('<')) && (index === length - 1 || piece.endsWith('>')))
