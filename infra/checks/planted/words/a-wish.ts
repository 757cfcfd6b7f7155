/** Each wish is sent once. */
export const withFate = (wishlist: string) => wishlist
