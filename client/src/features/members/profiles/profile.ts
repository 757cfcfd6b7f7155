import type { Profile } from '@debut/events/members/profile-answers.ts'

/** Someone as everybody sees them. */
export type MemberProfile = Exclude<Profile, { readonly moved: string }>
export type ProfileTool = MemberProfile['tools'][number]
export type Medal = MemberProfile['medals'][number]
