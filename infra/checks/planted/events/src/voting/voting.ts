import { following } from '../following/following.ts'

export const voting = following
