import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { amount, id } from '#contract/fields.ts'
import { redline } from './exchange-market.ts'

/** The parts of a JSON schema that requests are made of. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minLength?: number
  minItems?: number
  minimum?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Where a field stands in a request: names of fields, and `[]` for the one item of a list. */
export type FieldPath = readonly string[]

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
const patternsOf = ({ pattern, allOf = [] }: Schema) => [pattern, ...allOf.map((part) => part.pattern)]
const variantsOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf]

const patterns = { amount: schemaOf(amount).pattern!, id: schemaOf(id).pattern! }

/** The fields of a call's request that hold money, or the id of an object. */
export function fieldsOf(call: Call, kind: keyof typeof patterns): FieldPath[] {
  const found = pathsIn(schemaOf(call.request), patterns[kind], [])
  return [...new Map(found.map((path) => [path.join('.'), path])).values()]
}

function pathsIn(schema: Schema, pattern: string, path: FieldPath): FieldPath[] {
  return [
    ...(patternsOf(schema).includes(pattern) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => pathsIn(part, pattern, [...path, name])),
    ...(schema.items ? pathsIn(schema.items, pattern, [...path, '[]']) : []),
    ...variantsOf(schema).flatMap((variant) => pathsIn(variant, pattern, path)),
  ]
}

/** A request with all that the call needs and this value in this field; nobody has seen its other values before. */
export const requestWith = (call: Call, path: FieldPath, value: unknown): Record<string, unknown> =>
  sampleOf(schemaOf(call.request), path, value) as Record<string, unknown>

function sampleOf(schema: Schema, path: FieldPath | null, value: unknown): unknown {
  const variants = variantsOf(schema)
  if (variants.length > 0) {
    const fitting = path === null ? undefined : variants.find((variant) => leadsTo(variant, path))
    return sampleOf(fitting ?? variants[0]!, path, value)
  }
  if (path?.length === 0) return value
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object' || schema.properties) return objectOf(schema, path, value)
  if (schema.type === 'array') {
    const isOnPath = path?.[0] === '[]'
    if (!isOnPath && !schema.minItems) return []
    return [sampleOf(schema.items ?? {}, isOnPath ? path.slice(1) : null, value)]
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return textOf(schema)
}

function objectOf({ properties = {}, required = [] }: Schema, path: FieldPath | null, value: unknown) {
  const [name, ...rest] = path ?? []
  const names = Object.keys(properties).filter((one) => one === name || required.includes(one))
  return Object.fromEntries(names.map((one) => [one, sampleOf(properties[one]!, one === name ? rest : null, value)]))
}

function leadsTo(schema: Schema, path: FieldPath): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  const part = name === '[]' ? schema.items : schema.properties?.[name]
  return (part !== undefined && leadsTo(part, rest)) || variantsOf(schema).some((variant) => leadsTo(variant, path))
}

/** A text that the patterns of the contract's shared fields let through. */
function textOf(schema: Schema): string {
  const own = patternsOf(schema).filter((pattern) => pattern !== undefined)
  const tries = ['1', '1.00', redline, '13800000001', '1234', 'x'.repeat(schema.minLength ?? 1)]
  return tries.find((text) => own.every((pattern) => new RegExp(pattern, 'u').test(text))) ?? 'x'
}
