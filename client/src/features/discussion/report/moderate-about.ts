import { idOf, type Reported } from './reported.ts'

/** All decisions about one text are busy together. */
export const moderateAbout = (what: Reported): string => `moderate ${idOf(what)}`
