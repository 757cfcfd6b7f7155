import { announceArrivals } from '../features/members/announce-arrivals.ts'
import { announcementSlice, type WithAnnouncement } from '../features/members/announcement-slice.ts'
import { makers } from '../features/members/makers.ts'
import { MembersHeading } from '../features/members/members-heading.tsx'
import { MembersList } from '../features/members/members-list.tsx'
import type { Page } from '../lib/page/page.ts'

const MakersPage = () => (
  <>
    <MembersHeading />
    <MembersList />
  </>
)

export const page: Page<WithAnnouncement> = {
  slices: [announcementSlice],
  Component: MakersPage,
  resources: () => [makers()],
  follow: { announcement: () => announceArrivals() },
  head: () => ({
    title: 'Makers',
    description: 'Everyone who has joined Debut, the newest first.',
    // Its heading is there without the list.
    status: 200,
  }),
}
