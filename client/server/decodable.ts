/** An address that can't be decoded is one that nothing is at, and whoever asks for it is told so as for any other. */
export const decodable = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
