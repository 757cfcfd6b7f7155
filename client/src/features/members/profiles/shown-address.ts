/** As people say it: without what every address has. */
export const shownAddress = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}
