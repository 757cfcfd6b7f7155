import * as z from 'zod/mini'

/** In the words of JSON Schema, 2020-12. */
const JsonSchema = z.record(z.string(), z.unknown())
export type JsonSchema = z.infer<typeof JsonSchema>

const text = z.string()
const texts = z.array(text)

const Parameter = z.object({
  name: text,
  in: z.enum(['path', 'query']),
  required: z.optional(z.literal(true)),
  description: z.optional(text),
  schema: JsonSchema,
  example: z.optional(z.unknown()),
})
const ParameterRef = z.object({ $ref: text })

const Media = z.object({ schema: z.optional(JsonSchema), example: z.optional(z.unknown()) })
const Content = z.record(text, Media)

const Header = z.object({ description: text, schema: JsonSchema })
const HeaderRef = z.object({ $ref: text })

const Response = z.object({
  description: text,
  headers: z.optional(z.record(text, HeaderRef)),
  content: z.optional(Content),
  /** What can have gone wrong. */
  'x-codes': z.optional(texts),
})

const Operation = z.object({
  operationId: text,
  tags: texts,
  summary: text,
  description: text,
  /** By the names that the contract has. */
  'x-who': texts,
  /** An address that can be asked, with what is needed in it. */
  'x-example': text,
  security: z.array(z.record(text, texts)),
  parameters: z.optional(z.array(z.union([Parameter, ParameterRef]))),
  requestBody: z.optional(z.object({ description: z.optional(text), required: z.boolean(), content: Content })),
  responses: z.record(text, Response),
})
export type Operation = z.infer<typeof Operation>

const Topic = z.object({ topic: text, tag: text, description: text, 'x-who': texts, schema: JsonSchema })

/** The document of the API: OpenAPI 3.1, as far as we write it. */
export const OpenApi = z.object({
  openapi: z.literal('3.1.1'),
  info: z.object({ title: text, version: text, summary: text, description: text }),
  servers: z.array(z.object({ url: text, description: text })),
  tags: z.array(z.object({ name: text, description: text, 'x-displayName': text })),
  /** By the path, and then by the method. */
  paths: z.record(text, z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
  components: z.object({
    schemas: z.record(text, JsonSchema),
    parameters: z.record(text, Parameter),
    headers: z.record(text, Header),
    securitySchemes: z.object({ bearer: z.object({ type: text, scheme: text, bearerFormat: text, description: text }) }),
  }),
  /** Everything that can go wrong, by its code. */
  'x-problems': z.record(text, z.object({ status: z.int(), message: text })),
  /** The topics of the live socket. */
  'x-topics': z.array(Topic),
})
export type OpenApi = z.infer<typeof OpenApi>
