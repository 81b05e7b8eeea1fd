import { z } from 'zod'
import { allCalls } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { extPaths } from './openapi-ext.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document: every call, generated from the object that also registers it. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const call of allCalls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Amber exchange', version: '1', description },
    tags: [...new Set(allCalls.map(domainOf)), 'ext'].map((name) => ({ name })),
    paths: { ...paths, ...extPaths },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answered.' },
      },
      schemas: { Refusal: refusalSchema },
      parameters: { IdempotencyKey: idempotencyKey },
    },
  }
}

const description = `Every answer is \`{code, message, data, extra}\` with HTTP status 200: code 0 is success and \`data\` is as described; with
any other code \`data\` is null, \`message\` is for people (in the language of \`Accept-Language\`) and \`extra\` for programs. The
codes are listed with the schema \`Refusal\`.

Amounts are decimal strings with two digits, in yuan. Moments are seconds since the epoch. Lists are walked by key: send
\`next_cursor\` back as \`cursor\` until it is null. Query arrays travel as indexed keys: \`a[0]=x&a[1]=y\`.`

const refusalCodes = Object.entries(codes).filter(([, code]) => code !== codes.ok)
/** Spells out a code's name, such as `sessionInvalid`, for readers. */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const codeList = refusalCodes.map(([name, code]) => `| ${code} | ${words(name)} |`).join('\n')

const refusalSchema = {
  type: 'object',
  description: `| code | meaning |\n|---|---|\n${codeList}`,
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: refusalCodes.map(([, code]) => code) },
    message: { type: 'string' },
    data: { type: 'null' },
    extra: { type: 'object' },
  },
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description: 'Made once per intention: for thirty days the same key with the same body replays the first answer.',
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
}

const domainOf = (call: Call) => call.name.split('.')[0]!

function operation(call: Call): Json {
  const input = schemaOf(call.request, 'input')
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [domainOf(call)],
    ...securityOf(call),
    ...parametersOf(call, input),
    ...(call.method === 'POST' && {
      requestBody: { required: true, content: call.body === 'form' ? form(input) : json(input) },
    }),
    responses: { '200': { description: 'The answer, or a refusal.', content: json(envelope(call)) } },
  }
}

function securityOf({ session }: Call): Json {
  if (session === 'none') return {}
  return { security: session === 'required' ? [{ session: [] }] : [{ session: [] }, {}] }
}

function parametersOf(call: Call, input: Json): Json {
  const key = call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  const query = call.method === 'GET' ? queryParameters(input) : []
  const own = call.headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }))
  const parameters = [...query, ...key, ...own]
  return parameters.length > 0 ? { parameters } : {}
}

function queryParameters(input: Json): Json[] {
  const required = new Set((input['required'] as string[] | undefined) ?? [])
  return Object.entries((input['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    // OpenAPI cannot express indexed keys; the array stands for `name[0]`, `name[1]` and so on.
    ...(schema['type'] === 'array' && { description: `As ${name}[0], ${name}[1] …` }),
    schema,
  }))
}

function envelope(call: Call): Json {
  const success = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: codes.ok }, message: { type: 'string' }, data: schemaOf(call.response, 'output') },
  }
  return { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] }
}

/** Checks that JSON Schema cannot express are omitted from the document, though the call still makes them. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: unbound,
  }) as Json
  return rest
}

/** Every integer is within a double's exact range; repeating that on each tells readers nothing. */
function unbound({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const form = (schema: Json) => ({ 'multipart/form-data': { schema } })
const json = (schema: Json) => ({ 'application/json': { schema } })
