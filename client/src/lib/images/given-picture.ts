/** None where the server names the picture of those who have not given one: their face is drawn instead. */
export const givenPicture = (url: string | undefined): string | undefined => (url === '/avatar.svg' ? undefined : url)
