import { useDispatch, useSelector } from 'react-redux'
import { providerLook } from '../../../lib/session/provider-look.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Account } from './account.ts'
import { linkRequested, selectAccount, selectProgress, unlinkRequested } from './account-slice.ts'

/** Every way to sign in to the account, and those that could be added. */
export const IdentitiesSection = ({ account: { identities } }: { account: Account }) => {
  const { services } = useSelector(selectAccount)
  const { busy, error } = useSelector(selectProgress('identity'))
  const dispatch = useDispatch()
  const linked = identities.map(({ provider }) => provider)
  const offered = services.providers.filter((provider) => !linked.includes(provider))
  return (
    <FormSection title="Ways to sign in" hint="Link a few, so that you get in even when one of them is closed to you.">
      <ul className="divide-y divide-line-2 rounded-panel border border-line-2 bg-surface">
        {identities.map(({ id, provider, known }) => (
          <li key={id} className="flex min-h-14 items-center gap-3.5 px-4 py-2.5">
            <Icon name={providerLook(provider).icon} className="size-5 fill-current" />
            <span className="min-w-0 flex-1">
              <span className="block text-[14.5px] font-[560]">{providerLook(provider).label}</span>
              {known !== undefined && <span className="block truncate text-[13px] text-ink-2">{known}</span>}
            </span>
            {identities.length > 1 && (
              <Button
                look="ghost"
                size="s"
                disabled={busy}
                aria-label={`Unlink ${providerLook(provider).label}`}
                onClick={() => dispatch(unlinkRequested(id))}
              >
                Unlink
              </Button>
            )}
          </li>
        ))}
        {identities.length === 0 && (
          <li className="px-4 py-3.5 text-[14.5px] text-ink-2">None yet: this account is only on this device.</li>
        )}
      </ul>
      {identities.length === 1 && (
        <p className="text-[13px] text-ink-2">The only way to sign in can’t be removed. Add another one first.</p>
      )}
      {error !== null && (
        <Notice tone="bad" title="That could not be done">
          {error}
        </Notice>
      )}
      {offered.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {offered.map((provider) => (
            <li key={provider}>
              <Button look="quiet" size="s" disabled={busy} onClick={() => dispatch(linkRequested(provider))}>
                <Icon name={providerLook(provider).icon} className="size-4 fill-current" />
                Link {providerLook(provider).label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
