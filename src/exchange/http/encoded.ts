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
export const encode = <Value>(value: Value): Json<Value> =>
  JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Json<Value>

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
