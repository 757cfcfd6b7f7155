import { useSelector } from 'react-redux'
import { people, type Side } from '../features/follows/following.ts'
import { PeopleList } from '../features/follows/people-list.tsx'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'

const TEXTS = {
  followers: { title: 'Followers', words: 'Members who follow you, the newest first.' },
  following: { title: 'Following', words: 'Members you follow, the newest first.' },
}

const sideAt = (path: string): Side => (path.endsWith('/followers') ? 'followers' : 'following')

const OwnPeoplePage = () => {
  const side = sideAt(usePlace().path)
  const { title, words } = TEXTS[side]
  return (
    <>
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">{title}</h1>
      <p className="mt-2 mb-4 text-[14.5px] text-ink-2">{words}</p>
      <OwnPart>
        <OwnPeople side={side} />
      </OwnPart>
    </>
  )
}

const OwnPeople = ({ side }: { readonly side: Side }) => {
  const memberId = useSelector(selectMemberId)
  return memberId === undefined ? null : <PeopleList id={memberId} side={side} isOwn />
}

/** The sign-in guard lets only members in. */
export const page: Page = {
  Component: OwnPeoplePage,
  ownResources: ({ path }, state) => {
    const member = selectMemberId(state)
    return member === undefined ? [] : [ownBoundaries(), people[sideAt(path)]({ member })]
  },
  head: (_state, { path }) => ({ title: TEXTS[sideAt(path)].title, noindex: true }),
}
