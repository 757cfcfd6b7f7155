import { PreferencesForm } from '../features/members/preferences/preferences-form.tsx'
import { preferences } from '../features/members/preferences/preferences.ts'
import { savePreferences } from '../features/members/preferences/preferences-saga.ts'
import { preferencesSlice, type WithPreferences } from '../features/members/preferences/preferences-slice.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'
import { SettingsFrame } from './settings-frame.tsx'

const CommunicationPage = () => (
  <SettingsFrame>
    <OwnPart>
      <PreferencesForm />
    </OwnPart>
  </SettingsFrame>
)

export const page: Page<WithPreferences> = {
  Component: CommunicationPage,
  slices: [preferencesSlice],
  ownResources: () => [preferences()],
  follow: { preferences: () => savePreferences() },
  head: () => ({ title: 'Communication', noindex: true }),
}
