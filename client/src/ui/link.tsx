import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

type Go = (to: string, replace: boolean) => void

/** Takes the reader to an address of ours without loading a document; there is none where pages are drawn on the server. */
export const GoContext = createContext<Go | undefined>(undefined)

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }

/** To a whole address, of which a page has hundreds: the router's own link works out each from where it stands, and was a sixth of drawing a board. */
export const Link = ({ to, onClick, ...rest }: Props) => {
  const go = useContext(GoContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (go === undefined || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    go(to, event.currentTarget.href === window.location.href)
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** Every other click is the browser's: a new tab, a new window, a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: { target } }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (target === '' || target === '_self')
