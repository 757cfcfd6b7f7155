/** This is shown while an upload waits because the server asked us to send it later. */
export const UPLOAD_WAITS = 'Many pictures are coming in. We’ll try again in a moment.'
