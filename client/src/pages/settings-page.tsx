import { useSelector } from 'react-redux'
import { AccountGate } from '../features/identity/account/account-gate.tsx'
import { followAccount } from '../features/identity/account/account-saga.ts'
import { accountSlice, type AccountState } from '../features/identity/account/account-slice.ts'
import { EmailSection } from '../features/identity/account/email-section.tsx'
import { PhoneSection } from '../features/identity/account/phone-section.tsx'
import { proofSlice, type ProofState } from '../features/identity/account/proof-slice.ts'
import { withProof } from '../features/identity/account/proof-saga.ts'
import { AvatarSection } from '../features/members/own-profile/avatar-section.tsx'
import { DataSection } from '../features/members/own-profile/data-section.tsx'
import { DescriptionSection } from '../features/members/own-profile/description-section.tsx'
import { NameSection } from '../features/members/own-profile/name-section.tsx'
import { followOwnProfile } from '../features/members/own-profile/own-profile-saga.ts'
import { ownProfileSlice, type OwnProfileState } from '../features/members/own-profile/own-profile-slice.ts'
import { UsernameSection } from '../features/members/own-profile/username-section.tsx'
import { UnlessSanctioned } from '../features/moderation/sanctions/unless-sanctioned.tsx'
import { profiles } from '../features/members/profiles/profiles.ts'
import type { Page } from '../lib/page/page.ts'
import { selectProfile } from '../lib/session/session-slice.ts'
import { Notice } from '../ui/notice.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const SettingsPage = () => {
  const isKnown = useSelector(selectProfile) !== undefined
  return (
    <SettingsFrame>
      {isKnown ? (
        <UnlessSanctioned>
          <AvatarSection />
          <NameSection />
          <UsernameSection />
          <DescriptionSection />
        </UnlessSanctioned>
      ) : (
        <div className="py-7">
          <Notice tone="warn" title="We can’t reach your profile right now">
            Nothing is lost. It appears here as soon as there is an answer.
          </Notice>
        </div>
      )}
      <AccountGate sections={1}>
        {(account) => (
          <>
            <EmailSection account={account} />
            <PhoneSection account={account} />
          </>
        )}
      </AccountGate>
      {isKnown && <DataSection />}
    </SettingsFrame>
  )
}

export const page: Page<{ account: AccountState; proof: ProofState; ownProfile: OwnProfileState }> = {
  Component: SettingsPage,
  slices: [accountSlice, proofSlice, ownProfileSlice],
  ownResources: (_place, state) => {
    const username = selectProfile(state)?.username
    return username ? [profiles({ username })] : []
  },
  follow: {
    account: followAccount,
    profile: ({ api, auth }) => followOwnProfile({ api, auth, prove: withProof }),
  },
  head: () => ({ title: 'Settings', noindex: true }),
}
