/** Shown while an upload waits because the server asked to come later. */
export const UPLOAD_WAITS = 'Many pictures are coming in. We’ll try again in a moment.'
