/** What stands in a field of that name. */
export const formText = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The phone number of a form, without the spaces, brackets and dashes that people put in it. */
export const formPhone = (form: HTMLFormElement): string => formText(form, 'phone').replaceAll(/[\s()-]/g, '')
