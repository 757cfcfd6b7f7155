import sanitize from 'sanitize-html'

const SHAPES = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon']
const ELEMENTS = [...SHAPES, 'g', 'defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop']

const GEOMETRY = 'd x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points pathLength transform'
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity paint-order vector-effect shape-rendering'
const REFERENCES = 'id clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits'
const GRADIENTS = 'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity'
const ATTRIBUTES = [GEOMETRY, PAINT, REFERENCES, GRADIENTS].flatMap((names) => names.split(' '))

/** A value may call these: they shape and colour a drawing, or lead to another part of it. */
const FUNCTIONS = /\b(?:url\(#[\w-]+\)|(?:matrix|translate|scale|rotate|skewX|skewY|rgba?|hsla?|var)\([\w\s.,%+-]*\))/g

const isPlain = (value: string): boolean => /^[\w\s.,%#+-]*$/.test(value.replaceAll(FUNCTIONS, ''))

/** For each element that ends, the parser looks through all open ones. The icons we have found need at most 12. */
const MOST_TAGS = 2_000

/**
 * Keeps the shapes of a drawing from another site, with their form and colour. It drops whatever runs, links, styles or animates, and any
 * drawing that is far too large.
 */
export const shapesIn = (body: string): string => {
  if (body.split('<').length > MOST_TAGS) return ''
  const clean = sanitize(body, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    selfClosing: [...SHAPES, 'stop'],
    // Text has no place in a drawing.
    textFilter: () => '',
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => isPlain(value))) }),
    },
    parser: { xmlMode: true },
  })
  return SHAPES.some((shape) => clean.includes(`<${shape}`)) ? clean : ''
}
