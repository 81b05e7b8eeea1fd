declare const of: unique symbol

/** JSON text of a value of this type. */
export type Json<Value> = string & { readonly [of]: Value }

/**
 * An answer that is already JSON text. Lists requested all the time are assembled from cached texts; the types ensure
 * that they match the contract.
 */
export class Encoded<Answer> {
  readonly json: Json<Answer>

  constructor(json: Json<Answer>) {
    this.json = json
  }
}

/**
 * Serializes a value as ASCII-only JSON: a single character beyond that would make every text containing it use two
 * bytes per character, and require a UTF-8 conversion for each answer.
 */
export function encode<Value>(value: Value): Json<Value> {
  const text = JSON.stringify(value)
  if (!/[^\0-\x7f]/.test(text)) return text as Json<Value>
  const escaped = text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  // A substring of a two-byte string stays two-byte, and so does what it is joined into.
  return settle(escaped as Json<Value>)
}

/** Copies the text into one flat, one-byte string: for cached parts that many answers include. */
export const settle = <Value>(text: Json<Value>): Json<Value> =>
  Buffer.from(text, 'latin1').toString('latin1') as Json<Value>

export const encodeList = <Item>(items: readonly Json<Item>[]): Json<Item[]> => `[${items.join(',')}]` as Json<Item[]>

/** Builds an object from encoded members; at least one is required. */
export function encodeTexts<Whole extends object>(members: {
  readonly [Key in keyof Whole]: Json<Whole[Key]>
}): Json<Whole> {
  let text = ''
  for (const [key, json] of Object.entries(members)) text += `,"${key}":${json as string}`
  return `{${text.slice(1)}}` as Json<Whole>
}

/** Merges two objects; both non-empty, with disjoint members. */
export const merge = <One extends object, Other extends object>(one: Json<One>, other: Json<Other>) =>
  `${one.slice(0, -1)},${other.slice(1)}` as Json<One & Other>
