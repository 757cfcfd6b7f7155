import type { Action, Slice } from '@reduxjs/toolkit'
import type { ApiClient } from '../api/api-client.ts'
import type { LiveStream } from '../live/live-stream.ts'

export interface Reach {
  readonly api: ApiClient
  readonly live: LiveStream
}

/** Something that goes on for members only. */
export interface MemberPart<Given = Reach> {
  /** Its code, which visitors are spared. */
  readonly open: () => Promise<(given: Given) => Generator>
  /** What a member does before it has come waits for it. */
  readonly awaits?: readonly { readonly match: (action: Action) => boolean }[]
}

/** What a capability brings to every page. All else of it comes with the pages that show it. */
export interface Capability {
  readonly name: string
  readonly slices?: readonly Slice[]
  /** Of these, those that the server makes otherwise for each reader. */
  readonly ownSlices?: readonly Slice[]
  /** Goes on for every reader. */
  readonly follow?: (reach: Reach) => Generator
  readonly members?: MemberPart
}

export const defineCapability = <const Definition extends Capability>(definition: Definition): Definition => definition

/** The part of the state that slices hold. */
export type StateOf<Slices extends Slice> = {
  readonly [One in Slices as One['name']]: ReturnType<One['getInitialState']>
}
