import { followMembers, loadMembers } from '../features/members/members-saga.ts'
import { MembersHeading } from '../features/members/members-heading.tsx'
import { MembersList } from '../features/members/members-list.tsx'
import { type MembersState, membersSlice } from '../features/members/members-slice.ts'
import type { Page } from '../lib/page/page.ts'

const MakersPage = () => (
  <>
    <MembersHeading />
    <MembersList />
  </>
)

export const page: Page<{ members: MembersState }> = {
  slices: [membersSlice],
  Component: MakersPage,
  load: ({ api }) => loadMembers(api),
  follow: { members: ({ api, live }) => followMembers(api, live) },
  head: ({ members }) => ({
    title: 'Makers',
    description: 'Everyone who has joined Debut, the newest first.',
    complete: members.status === 'ready',
  }),
}
