/** What is made of a thing once, and lasts as long as that: what a query keeps beside the database that it reads. */
export const oncePer = <Thing extends object, Made>(make: (thing: Thing) => Made): ((thing: Thing) => Made) => {
  const known = new WeakMap<Thing, Made>()
  return (thing) => {
    const made = known.get(thing) ?? make(thing)
    known.set(thing, made)
    return made
  }
}
