import { useEffect, useState } from 'react'
import { loadFonts } from './paint.ts'
import { fontOf, type Picture } from './picture.ts'

/** Counts up when fonts have arrived that the picture was drawn without. */
export const useFonts = (picture: Picture): number => {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    const isMissing = picture.shapes.some((shape) => shape.kind === 'text' && !document.fonts.check(fontOf(shape), shape.text))
    if (!isMissing) return
    let isShown = true
    void loadFonts(picture).then(() => isShown && setArrivals((count) => count + 1))
    return () => {
      isShown = false
    }
  }, [picture])
  return arrivals
}
