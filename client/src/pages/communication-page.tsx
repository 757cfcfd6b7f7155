import { PreferencesForm } from '../features/members/preferences/preferences-form.tsx'
import { followPreferences, loadPreferences } from '../features/members/preferences/preferences-saga.ts'
import { preferencesSlice, type PreferencesState } from '../features/members/preferences/preferences-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { SettingsFrame } from './settings-frame.tsx'

const CommunicationPage = () => (
  <SettingsFrame>
    <PreferencesForm />
  </SettingsFrame>
)

export const page: Page<{ preferences: PreferencesState }> = {
  Component: CommunicationPage,
  slices: [preferencesSlice],
  load: ({ api }) => loadPreferences(api),
  follow: { preferences: ({ api }) => followPreferences(api) },
  head: () => ({ title: 'Communication', noindex: true }),
}
