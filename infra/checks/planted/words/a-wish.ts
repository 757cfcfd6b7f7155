/** Each wish is sent once, and may come back. */
export const withFate = (wishlist: string) => wishlist
export const title = 'a newsletter asks nobody, in letter-spacing'
