import type { Storage } from './storage.ts'

/** `file:///somewhere` keeps files on this disk; `s3://bucket?endpoint=…` in a bucket of any S3. */
export const openStorage = async (url: string): Promise<Storage> => {
  const address = new URL(url)
  if (address.protocol === 'file:') return (await import('./storage-disk.ts')).diskStorage(address)
  if (address.protocol === 's3:') return (await import('./storage-s3.ts')).s3Storage(address)
  throw new RangeError(`storage takes file:// or s3://, not ${address.protocol}//`)
}
