import { useEffect } from 'react'

/**
 * Takes the place of `react-style-singleton` (vite.config.ts), with which Radix's dialogs hold the page still: that one writes a
 * style element, which our policy refuses; an adopted sheet is made by a script and allowed.
 */
export const styleSingleton = () => {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  const Sheet = ({ styles }: { styles: string }) => {
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      }
      // As in the one replaced: the first user's style counts until the last is gone.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return null
  }
  return Sheet
}
