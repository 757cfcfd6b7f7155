/** Most people leave out what browsers leave out. */
export const wholeAddress = (typed: string): string => {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
