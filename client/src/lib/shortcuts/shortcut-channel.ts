import { eventChannel } from 'redux-saga'
import { createChord } from './chord.ts'
import { isTyping } from './is-typing.ts'
import { areSingleKeysOn } from './single-key-preference.ts'

export type Shortcut = 'theme' | 'help' | 'palette'

/** Between the keys of a chord, at most. */
const CHAIN = 800

export const shortcutChannel = (document: Document) =>
  eventChannel<Shortcut>((emit) => {
    const theme = createChord(['u', 't'], CHAIN)
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        return emit('palette')
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target) || !areSingleKeysOn()) return
      if (key === '?') return emit('help')
      if (theme(key, event.timeStamp)) emit('theme')
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
