import { z } from 'zod'

/** Field schemas that several calls share. */

/** Decimal string with two digits, in yuan; never negative. */
export const amount = z.string().regex(/^\d{1,13}\.\d{2}$/)
/** As `amount`, with an optional minus: changes of a balance. */
export const signedAmount = z.string().regex(/^-?\d{1,13}\.\d{2}$/)
/** An amount that a person asks for: more than zero. */
export const positiveAmount = amount.refine((value) => Number(value) > 0, 'more than zero')
/** Object id: a decimal string of a 63-bit number. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/)
/** Goods id: 11 characters (S2.13). */
export const goodsId = z.string().regex(/^[0-9a-z]{11}$/)
/** 0 is "any or none"; others name a style of the goods. */
export const styleId = z.int().min(0).max(999)
/** Seconds since the epoch. */
export const timestamp = z.int().nonnegative()
/** 17-digit platform account id. */
export const steamId = z.string().regex(/^7656119\d{10}$/)
/** Opaque position in a keyset-paged list; absent on the first page. */
export const cursor = z.string().max(200)
/** S5.1 A mainland phone number. */
export const phone = z.string().regex(/^1\d{10}$/)

/**
 * What people write: kept and shown as text, whatever it looks like. Control characters and those that turn the direction
 * of reading around are refused, since they make a text look like something else.
 */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u)

/** Query numbers and flags arrive as strings. */
export const queryInt = (schema: z.ZodType<number, number>) =>
  z.preprocess((v) => (typeof v === 'string' && /^-?\d{1,10}$/.test(v) ? Number(v) : v), schema)
export const queryFlag = z.preprocess((v) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean())
export const queryStyleId = queryInt(styleId)
export const pageSize = z.int().min(1).max(100)
export const queryPageSize = queryInt(pageSize)

/** The empty answer of calls that only do. */
export const nothing = z.object({})

/** A page of a list that is walked by key. `next_cursor` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: cursor.nullable() })
