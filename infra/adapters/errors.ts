/** A backing service is unavailable. What was asked may or may not have happened; asking again with the same id is safe. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** What was asked can't be done, however often it is asked. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
