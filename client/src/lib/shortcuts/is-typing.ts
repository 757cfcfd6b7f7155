/** Where keys enter text, they are no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !/^(?:radio|checkbox|button|submit|reset|range|color|file)$/.test(target.type)
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}
