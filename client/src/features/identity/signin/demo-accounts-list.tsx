import { useDispatch, useSelector } from 'react-redux'
import { demoChosen, selectSignIn } from './sign-in-slice.ts'

const WHO: Readonly<Record<string, string>> = {
  demo: 'A member with three votes left today',
  maker: 'Makes tools, and sees why one is where it is',
  admin: 'Recounts, holds and voids votes, with a reason',
  analyst: 'Rebuilds rankings, and ranks the past by other rules',
}

/** Members of the demo world, in an installation that has one. */
export const DemoAccountsList = () => {
  const { accounts, busy } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-3">
      <div className="text-center">
        <h2 id="demo-accounts" className="text-[17px] font-bold">
          Try it as…
        </h2>
        <p className="text-[13.5px] text-ink-3">Members of the demo world. No password.</p>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {accounts.map(({ username }) => (
          <li key={username} className="grid">
            <button
              type="button"
              className="account-choice content-start"
              disabled={busy !== undefined}
              onClick={() => dispatch(demoChosen(username))}
            >
              <span className="font-[650]">{username}</span>
              <span className="text-[13.5px] text-ink-2">{WHO[username]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
