/** The badge says that something is unread, also where only the tab is seen. */
export const showFavicon = (document: Document, badged: boolean) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = badged ? '/favicon-badge.svg' : '/favicon.svg'
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href)
}
