import { type DragEvent, useState } from 'react'
import { filesIn } from './use-pictures.ts'

/** What makes an element take the files that are dropped upon it, and show that it would. */
export const useFileDrop = (take: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(filesIn(event.dataTransfer))
    },
  }
}
