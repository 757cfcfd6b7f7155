import { createContext, useContext } from 'react'
import type { Place } from './page.ts'

export const PlaceContext = createContext<Place>({ path: '/', params: {}, search: new URLSearchParams() })

/** Where the page that is drawn stands; the address bar may be ahead of it. */
export const usePlace = () => useContext(PlaceContext)
