declare const of: unique symbol

/** JSON text of a value of this type. */
export type Json<Value> = string & { readonly [of]: Value }

/**
 * An answer that is JSON text already. Lists that everybody asks for all the time are put together from texts that were
 * made once; the types see to it that they are what the contract says.
 */
export class Encoded<Answer> {
  readonly json: Json<Answer>

  constructor(json: Json<Answer>) {
    this.json = json
  }
}

/**
 * Characters beyond ASCII are escaped: one of them would make every text that it gets into take two bytes a character, and
 * have it turned into UTF-8 at each answer.
 */
export function encode<Value>(value: Value): Json<Value> {
  const text = JSON.stringify(value)
  if (!/[^\0-\x7f]/.test(text)) return text as Json<Value>
  const escaped = text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  // Parts of a text of two bytes a character stay that: the whole is, too.
  return settle(escaped as Json<Value>)
}

/** The same text, lying in one piece with a byte a character: for what is kept and becomes part of many answers. */
export const settle = <Value>(text: Json<Value>): Json<Value> =>
  Buffer.from(text, 'latin1').toString('latin1') as Json<Value>

export const encodeList = <Item>(items: readonly Json<Item>[]): Json<Item[]> => `[${items.join(',')}]` as Json<Item[]>

/** An object of members that are encoded already; there is at least one. */
export function encodeTexts<Whole extends object>(members: {
  readonly [Key in keyof Whole]: Json<Whole[Key]>
}): Json<Whole> {
  let text = ''
  for (const [key, json] of Object.entries(members)) text += `,"${key}":${json as string}`
  return `{${text.slice(1)}}` as Json<Whole>
}

/** One object of the members of both; neither is empty, and no member is in both. */
export const merge = <One extends object, Other extends object>(one: Json<One>, other: Json<Other>) =>
  `${one.slice(0, -1)},${other.slice(1)}` as Json<One & Other>
