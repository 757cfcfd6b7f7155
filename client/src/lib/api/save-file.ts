/** A browser saves what it has. */
export const saveFile = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
