import { v5 } from 'uuid'

/** The members that every local stack has; their ids never change, so that a token minted today names the same member tomorrow. */
export const demoMembers = [
  { username: 'demo', memberId: '0b5f7a6e-6c1d-4f0e-9a51-1d3c8f2e7a01', roles: [] },
  { username: 'maker', memberId: '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02', roles: [] },
  { username: 'admin', memberId: '7d1f4b83-2a5e-4c9d-8e36-9b0c6d5f1a03', roles: ['admin'] },
  { username: 'analyst', memberId: 'c4a8e6f2-5d3b-4e7a-a1f9-2e8d7c6b5a04', roles: ['analyst'] },
] as const satisfies readonly DemoMember[]

export type DemoMember = {
  readonly username: string
  readonly memberId: string
  readonly roles: readonly string[]
  /** Whose email is theirs, as everybody's here unless it says otherwise. */
  readonly verified?: boolean
  /** One of the demo's own unless it says otherwise; empty for an account without one. */
  readonly email?: string
  /** They have a second factor, and have shown the first alone. */
  readonly secondFactorDue?: true
}

const NEWCOMERS = 'f3c1a0de-5b7e-4d0c-9c2b-6a1e8d4b7c05'

/** Somebody who has not registered yet: the same name is the same account, whenever it is asked for. */
export const newcomer = (username: string): DemoMember => ({ username, memberId: v5(username, NEWCOMERS), roles: [] })
