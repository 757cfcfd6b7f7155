import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { checkedPath, type Storage } from './storage.ts'

/** `s3://bucket?region=…&endpoint=…`; credentials as the AWS tools find them. */
export const s3Storage = (address: URL): Storage => {
  const endpoint = address.searchParams.get('endpoint')
  const client = new S3Client({
    region: address.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  })
  const at = (path: string) => ({ Bucket: address.hostname, Key: checkedPath(path) })
  return {
    put: async (path, body, contentType) => {
      await client.send(new PutObjectCommand({ ...at(path), Body: body, ContentType: contentType }))
    },
    get: async (path) => {
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand(at(path)))
        if (Body === undefined) return undefined
        return { body: await Body.transformToByteArray(), contentType: ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (path) => {
      await client.send(new DeleteObjectCommand(at(path)))
    },
    list: async (folder) => {
      const { Bucket, Key } = at(folder)
      const paths: string[] = []
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${Key}/`, ContinuationToken: next }))
        for (const { Key: path } of page.Contents ?? []) if (path !== undefined) paths.push(path)
        next = page.NextContinuationToken
      }
      return paths.toSorted()
    },
    removeUnder: async (folder) => {
      const { Bucket, Key } = at(folder)
      // What is gone is not listed again, so each round is the first page.
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${Key}/` }))
        if (Contents.length === 0) return
        for (const { Key: found } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key: found }))
      }
    },
  }
}
