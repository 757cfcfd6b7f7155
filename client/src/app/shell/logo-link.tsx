import { useState, type ComponentType, type MouseEvent, type ReactElement } from 'react'
import { announceMissingCode } from '../../lib/deployments/announce-missing-code.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { site } from '../site.ts'

type WithMenu = ComponentType<{ children: ReactElement }>

const loadMenu = async (): Promise<WithMenu> => (await import('./logo-menu.tsx')).LogoMenu

/** Where the right button was pressed before its menu was here, it is pressed again once it is. */
const press = (link: Element, { clientX, clientY }: MouseEvent) =>
  link.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }))

/** Home; the right button offers the logo itself. */
export const LogoLink = () => {
  const [Menu, setMenu] = useState<WithMenu>()
  const arrive = (menu: WithMenu) => setMenu(() => menu)
  const askMenu = (event: MouseEvent<HTMLElement>) => {
    if (Menu !== undefined) return
    event.preventDefault()
    const home = event.currentTarget.parentElement
    void loadMenu().then((menu) => {
      arrive(menu)
      requestAnimationFrame(() => {
        const link = home?.querySelector('[data-logo]')
        if (link) press(link, event)
      })
    }, announceMissingCode)
  }
  const link = (
    <Link
      to="/"
      data-logo=""
      aria-label={`${site.name}, home`}
      onContextMenu={askMenu}
      className="flex items-center gap-2.25 rounded-chip font-display text-xl/none font-bold tracking-[-0.04em]"
    >
      <Logo />
      {site.name}
    </Link>
  )
  return <div className="flex-none">{Menu === undefined ? link : <Menu>{link}</Menu>}</div>
}
