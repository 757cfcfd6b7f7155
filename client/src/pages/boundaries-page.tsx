import { BoundaryLists } from '../features/boundaries/boundary-lists.tsx'
import { listedBoundaries } from '../features/boundaries/listed-boundaries.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'
import { SettingsFrame } from './settings-frame.tsx'

const BoundariesPage = () => (
  <SettingsFrame>
    <OwnPart>
      <BoundaryLists />
    </OwnPart>
  </SettingsFrame>
)

export const page: Page = {
  Component: BoundariesPage,
  ownResources: () => [listedBoundaries(), ownBoundaries()],
  head: () => ({ title: 'Blocked and muted', noindex: true }),
}
