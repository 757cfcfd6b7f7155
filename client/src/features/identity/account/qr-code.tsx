const ADDRESS = /^data:image\/svg\+xml;utf-8,/

/** Drawn by our own server. Parsed rather than written into the page, so that nothing in it can run. */
const drawingIn = (svg: string): Element | undefined => {
  const parsed = new DOMParser().parseFromString(svg.replace(ADDRESS, ''), 'image/svg+xml').documentElement
  if (parsed.nodeName !== 'svg') return undefined
  for (const each of parsed.querySelectorAll('script, foreignObject, a, image, use')) each.remove()
  parsed.setAttribute('class', 'block size-full')
  return parsed
}

/** Always dark on white: readers of such pictures take no other. */
export const QrCode = ({ svg, label }: { svg: string; label: string }) => (
  <div
    role="img"
    aria-label={label}
    className="size-47 rounded-panel border border-line bg-[white] p-2"
    ref={(place) => {
      const drawing = drawingIn(svg)
      if (place !== null && drawing !== undefined) place.replaceChildren(document.importNode(drawing, true))
    }}
  />
)
