import { LookupsSection, ownLookups } from '../features/cases/lookups-section.tsx'
import { AccountGate } from '../features/identity/account/account-gate.tsx'
import { accountSlice, type AccountState } from '../features/identity/account/account-slice.ts'
import { EnrollingDialog } from '../features/identity/account/enrolling-dialog.tsx'
import { FactorsSection } from '../features/identity/account/factors-section.tsx'
import { IdentitiesSection } from '../features/identity/account/identities-section.tsx'
import { PasswordSection } from '../features/identity/account/password-section.tsx'
import { proofSlice, type ProofState } from '../features/identity/account/proof-slice.ts'
import { followSecurity } from '../features/identity/account/security-saga.ts'
import { RecoveryCodesDialog } from '../features/identity/account/recovery-codes-dialog.tsx'
import { SessionsSection } from '../features/identity/account/sessions-section.tsx'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'
import { SettingsFrame } from './settings-frame.tsx'

const SecurityPage = () => (
  <SettingsFrame>
    <AccountGate sections={3}>
      {(account) => (
        <>
          <PasswordSection account={account} />
          <FactorsSection account={account} />
          <IdentitiesSection account={account} />
        </>
      )}
    </AccountGate>
    <SessionsSection />
    <OwnPart>
      <LookupsSection />
    </OwnPart>
    <EnrollingDialog />
    <RecoveryCodesDialog />
  </SettingsFrame>
)

export const page: Page<{ account: AccountState; proof: ProofState }> = {
  Component: SecurityPage,
  slices: [accountSlice, proofSlice],
  ownResources: () => [ownLookups()],
  follow: { security: followSecurity },
  head: () => ({ title: 'Security', noindex: true }),
}
