/** As people say it. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
