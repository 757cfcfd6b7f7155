import type { ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { ContextMenu, ContextMenuItem } from '../../ui/context-menu.tsx'
import { CopyIcon, LinkOutIcon } from '../../ui/icons.tsx'
import { site } from '../site.ts'

const LOGO = '/favicon.svg'

/** The clipboard wants to be asked at once, so that it gets a promise of the drawing. */
const copy = async () => {
  const drawing = fetch(LOGO).then(async (response) => new Blob([await response.text()], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': drawing })])
}

const download = () => {
  const link = document.createElement('a')
  link.href = LOGO
  link.download = `${site.name.toLowerCase()}-logo.svg`
  link.click()
}

export const LogoMenu = ({ children }: { children: ReactElement }) => {
  const dispatch = useDispatch()
  const copied = () => dispatch(toastShown({ id: 'logo', title: 'Logo copied to clipboard', color: 'good' }))
  const refused = () =>
    dispatch(
      toastShown({ id: 'logo', title: 'The logo was not copied', description: 'Your browser keeps its clipboard closed.', color: 'warn' }),
    )
  const save = () => {
    download()
    dispatch(toastShown({ id: 'logo', title: 'Logo downloaded successfully', color: 'good' }))
  }
  return (
    <ContextMenu
      items={
        <>
          <ContextMenuItem icon={<CopyIcon />} onSelect={() => void copy().then(copied, refused)}>
            Copy logo
          </ContextMenuItem>
          <ContextMenuItem icon={<LinkOutIcon />} onSelect={save}>
            Download logo
          </ContextMenuItem>
        </>
      }
    >
      {children}
    </ContextMenu>
  )
}
