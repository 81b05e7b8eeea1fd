import type { Call } from '#contract/call.ts'
import { amount, id } from '#contract/fields.ts'
import {
  patternsOf,
  sampleOf,
  schemaOf,
  variantsOf,
  type FieldPath,
  type Schema,
} from '../factories/contract-sample.ts'
import { redline } from './exchange/market.ts'

const patterns = { amount: schemaOf(amount).pattern!, id: schemaOf(id).pattern! }

/** Returns the fields of a call's request that hold amounts of money or object ids. */
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

/** Returns a complete request with this value in this field; its other values match no existing object. */
export const requestWith = (call: Call, path: FieldPath, value: unknown): Record<string, unknown> =>
  sampleOf(call.request, { path, value }, ['1', '1.00', redline]) as Record<string, unknown>
