/** All that a text may be drawn with, and the attributes that each element may have, in lower case. */
export const DRAWN_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  s: [],
  code: [],
  pre: ['tabindex'],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: ['class', 'data-done'],
  a: ['href', 'rel', 'target'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'loading', 'decoding', 'class', 'data-loaded'],
  // The box before a task, and what follows it.
  div: [],
  span: ['class'],
  svg: ['class', 'viewbox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'aria-hidden', 'width', 'height'],
  path: ['d'],
}
