import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectMayTakePart, selectSanction } from '../../../lib/session/session-slice.ts'
import { Notice } from '../../../ui/notice.tsx'

/** A suspended or banned member can't change what others see of them, so their forms say so and take no input. */
export const UnlessSanctioned = ({ children }: { readonly children: ReactNode }) => {
  const sanction = useSelector(selectSanction)
  if (useSelector(selectMayTakePart) !== false) return children
  return (
    <>
      <div className="py-7">
        <Notice tone="warn" title="You can’t change your profile">
          Your account is {sanction?.kind === 'ban' ? 'banned' : 'suspended'}, so your name, username, picture, bio and links stay as they
          are. You can still change your email, phone, password and notifications, download your data and erase your account.
        </Notice>
      </div>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  )
}
