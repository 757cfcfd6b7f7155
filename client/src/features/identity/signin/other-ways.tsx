import { useDispatch, useSelector } from 'react-redux'
import { providerLook } from '../../../lib/session/provider-look.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Divider } from './divider.tsx'
import { type Chain, providerChosen, selectSignIn, walletChosen } from './sign-in-slice.ts'

const WALLETS: Readonly<Record<Chain, { readonly label: string; readonly icon: string }>> = {
  ethereum: { label: 'Ethereum', icon: 'simple-icons:ethereum' },
  solana: { label: 'Solana', icon: 'simple-icons:solana' },
}

/** The providers that this installation has, and the wallets that this browser has. */
export const OtherWays = () => {
  const { settings, wallets, busy } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  const providers = settings?.providers ?? []
  const chains = settings?.wallets === true ? wallets : []
  if (providers.length + chains.length === 0) return null
  return (
    <>
      <Divider>or continue with</Divider>
      <ul className="grid gap-2.5 min-[400px]:grid-cols-2 [&>li:last-child:nth-child(odd)]:col-span-full">
        {providers.map((provider) => {
          const { label, icon } = providerLook(provider)
          return (
            <li key={provider}>
              <Button look="quiet" className="w-full" busy={busy === provider} onClick={() => dispatch(providerChosen(provider))}>
                <Icon name={icon} />
                {label}
              </Button>
            </li>
          )
        })}
        {chains.map((chain) => (
          <li key={chain}>
            <Button look="quiet" className="w-full" busy={busy === chain} onClick={() => dispatch(walletChosen(chain))}>
              <Icon name={WALLETS[chain].icon} />
              {WALLETS[chain].label} wallet
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
