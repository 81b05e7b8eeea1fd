import { z } from 'zod'

/** The subset of JSON schema that the contract uses. */
export interface Schema {
  /** Nullable types are a list. */
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  minItems?: number
  minimum?: number
  required?: string[]
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** A path to a field: field names, and `[]` for the single item of a list. */
export type FieldPath = readonly string[]

/** A value to put into a given field of a sample. */
export interface Wanted {
  path: FieldPath
  value: unknown
}

export const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
export const patternsOf = ({ pattern, allOf = [] }: Schema) => [pattern, ...allOf.map((part) => part.pattern)]
export const variantsOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf]

/**
 * Returns a value with everything the schema requires, and the wanted field. Where a text has to match a pattern,
 * `texts` are tried first, so that a test can name what exists on its market.
 */
export const sampleOf = (schema: z.ZodType, wanted?: Wanted, texts: readonly string[] = []): unknown =>
  new Sampler(texts).of(schemaOf(schema), wanted)

/** Texts that match the contract's patterns. */
const common = [
  '1',
  '1.00',
  '1234',
  '13800000001',
  'a1b2c3d4e5f',
  '76561190000000001',
  '/wallet',
  ...[8, 24, 32].map((length) => 'a'.repeat(length)),
]

class Sampler {
  readonly #texts: readonly string[]
  constructor(texts: readonly string[]) {
    this.#texts = [...texts, ...common]
  }

  of(schema: Schema, wanted: Wanted | undefined): unknown {
    const variants = variantsOf(schema)
    if (variants.length > 0) {
      const fitting = wanted && variants.find((variant) => leadsTo(variant, wanted.path))
      return this.of(fitting ?? variants[0]!, wanted)
    }
    if (wanted?.path.length === 0) return wanted.value
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    const [type] = [schema.type].flat()
    if (type === 'object' || schema.properties) return this.#object(schema, wanted)
    if (type === 'array') {
      const inside = below(wanted, '[]')
      return inside || schema.minItems ? [this.of(schema.items ?? {}, inside)] : []
    }
    if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
    if (type === 'boolean') return true
    return this.#text(schema)
  }

  #object({ properties = {}, required = [], propertyNames, additionalProperties }: Schema, wanted: Wanted | undefined) {
    if (propertyNames?.enum && typeof additionalProperties === 'object') {
      return Object.fromEntries(propertyNames.enum.map((name) => [name, this.of(additionalProperties, undefined)]))
    }
    const names = Object.keys(properties).filter((name) => name === wanted?.path[0] || required.includes(name))
    return Object.fromEntries(names.map((name) => [name, this.of(properties[name]!, below(wanted, name))]))
  }

  #text(schema: Schema): string {
    if (schema.format === 'uri') return 'https://example.test/page'
    const own = patternsOf(schema).filter((pattern) => pattern !== undefined)
    const fits = (text: string) =>
      text.length >= (schema.minLength ?? 0) && own.every((pattern) => new RegExp(pattern, 'u').test(text))
    return this.#texts.find(fits) ?? 'x'.repeat(schema.minLength ?? 1)
  }
}

const below = (wanted: Wanted | undefined, name: string): Wanted | undefined =>
  wanted?.path[0] === name ? { path: wanted.path.slice(1), value: wanted.value } : undefined

function leadsTo(schema: Schema, path: FieldPath): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  const part = name === '[]' ? schema.items : schema.properties?.[name]
  return (part !== undefined && leadsTo(part, rest)) || variantsOf(schema).some((variant) => leadsTo(variant, path))
}
