const listeners = new Set<() => void>()

/** Something that the reader asked for needs code that did not come. */
export const announceMissingCode = () => listeners.forEach((listener) => listener())

export const onMissingCode = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As browsers say that a part of the code did not come; they have no other word for it. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
