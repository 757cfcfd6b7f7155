import { floatingLayer } from './floating-layer.ts'

/** Between a tip and what it belongs to; a pointer on its way from one to the other keeps it. */
const GAP = 6
/** Between a tip and the edge of the window. */
const EDGE = 8
/** Keys that take the focus from one thing to the next. */
const WALKING = /^(?:Tab|Arrow\w+|Home|End)$/

/** What `data-tip` says of an element shows at once while that is pointed at or has the focus. One layer serves the whole page: a component for each would be code and work in every row of a board. */
export const showTips = (window: Window): void => {
  const { document } = window
  const makeLayer = () => {
    const made = document.createElement('div')
    made.id = 'tip'
    made.role = 'tooltip'
    made.className = 'tip'
    made.popover = 'manual'
    return made
  }
  let layer: HTMLElement | undefined
  let owner: Element | undefined
  /** It is shown for the pointer, and not for the focus. */
  let isPointed = false
  /** What was pressed last, while the pointer rests there: what opens beneath it was not pointed at. */
  let pressed: Element | undefined
  /** The reader moves the focus: a panel puts it on its first button by itself, and a tip there is only in the way. */
  let isWalking = false

  const hide = () => {
    if (owner === undefined) return
    if (owner.getAttribute('aria-describedby') === layer?.id) owner.removeAttribute('aria-describedby')
    owner = undefined
    if (layer?.isConnected) layer.hidePopover()
  }

  const place = (of: Element, tip: HTMLElement) => {
    const around = of.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const above = around.top - height - GAP
    const left = around.left + (around.width - width) / 2
    tip.style.top = `${above < EDGE ? around.bottom + GAP : above}px`
    tip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`
  }

  const show = (of: Element) => {
    const words = of.getAttribute('data-tip') ?? ''
    if (of === owner && layer?.textContent === words) return
    hide()
    if (words === '') return
    owner = of
    layer ??= makeLayer()
    layer.textContent = words
    if (!layer.isConnected) (floatingLayer() ?? document.body).append(layer)
    layer.showPopover()
    place(of, layer)
    // Where it says more than the element's own name.
    if (!of.hasAttribute('aria-describedby') && of.getAttribute('aria-label') !== words) of.setAttribute('aria-describedby', layer.id)
  }

  const tipped = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-tip]') : null)

  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || target === layer) return
    const found = tipped(target)
    if (found !== null) {
      show(found)
      isPointed = true
      // A page that scrolls to its focus moves beneath a pointer that rests.
    } else if (isPointed) hide()
  }

  document.addEventListener('pointerover', (event) => {
    if (pressed === undefined) point(event)
  })
  document.addEventListener('pointermove', (event) => {
    if (pressed === undefined) return
    const isElsewhere = !(event.target instanceof Node && pressed.contains(event.target))
    pressed = undefined
    if (isElsewhere) point(event)
  })
  document.addEventListener('focusin', ({ target }) => {
    const found = tipped(target)
    isPointed = false
    if (found !== null && isWalking && target instanceof Element && target.matches(':focus-visible')) show(found)
    else hide()
  })
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', ({ target }) => {
    hide()
    pressed = target instanceof Element ? (tipped(target) ?? target) : undefined
  })
  // The focus brings what has it into view.
  document.addEventListener('scroll', () => owner && layer && place(owner, layer), { capture: true, passive: true })
  // Before all others: what lies beneath a tip stays open until the next Escape.
  window.addEventListener(
    'keydown',
    (event) => {
      isWalking = WALKING.test(event.key)
      if (event.key !== 'Escape' || owner === undefined) return
      hide()
      event.stopPropagation()
    },
    { capture: true },
  )
}
