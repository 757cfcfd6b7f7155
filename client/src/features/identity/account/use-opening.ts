import { useState } from 'react'

/** Opened by a click, and closed by another or once what was asked for is done: `done` counts how often it was. */
export const useOpening = (done: number) => {
  const [openAt, setOpenAt] = useState<number>()
  return { isOpen: openAt === done, open: () => setOpenAt(done), close: () => setOpenAt(undefined) }
}
