import { z } from 'zod'
import { maxKeyword, phonePattern } from './bounds.ts'

/** Field schemas shared by several calls. */

/** Decimal string with two digits, in yuan; never negative. */
export const amount = z.string().regex(/^\d{1,13}\.\d{2}$/)
/** Like `amount`, with an optional minus: changes of a balance. */
export const signedAmount = z.string().regex(/^-?\d{1,13}\.\d{2}$/)
/** An amount entered by a user: more than zero. */
export const positiveAmount = amount.refine((value) => Number(value) > 0, 'more than zero')
/** Object id: a decimal string of a 63-bit number. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/)
/** Goods id: 11 characters (S2.13). */
export const goodsId = z.string().regex(/^[0-9a-z]{11}$/)
/** 0 means "any or none"; others identify a style of the goods. */
export const styleId = z.int().min(0).max(999)
/** Seconds since the epoch. */
export const timestamp = z.int().nonnegative()
/** 17-digit platform account id. */
export const steamId = z.string().regex(/^7656119\d{10}$/)
/** Opaque position in a keyset-paged list; absent on the first page. */
export const cursor = z.string().max(200)
export const phone = z.string().regex(phonePattern)
export const smsCode = z.string().regex(/^\d{4}$/)
/** An MD5 digest in hex, in lower case. */
export const md5Digest = z.string().regex(/^[0-9a-f]{32}$/)

/** Words that a list is searched by. */
export const keyword = z.string().trim().max(maxKeyword)

const written = (max: number) => z.string().trim().max(max)
const harmless = String.raw`[^\p{Cc}\u202A-\u202E\u2066-\u2069]`

/**
 * User-written text: stored and shown as plain text, whatever its content. Control and bidirectional override
 * characters are refused, since they can disguise a text.
 */
export const plainText = (max: number) => written(max).regex(new RegExp(`^${harmless}*$`, 'u'))
/** The same, of several lines. */
export const plainLines = (max: number) => written(max).regex(new RegExp(`^(?:[\\n\\t]|${harmless})*$`, 'u'))

/** Numbers and flags in a query arrive as strings. */
export const queryInt = (schema: z.ZodType<number, number>) =>
  z.preprocess((v) => (typeof v === 'string' && /^-?\d{1,10}$/.test(v) ? Number(v) : v), schema)
export const queryFlag = z.preprocess((v) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean())
export const queryStyleId = queryInt(styleId)
export const pageSize = z.int().min(1).max(100)
export const queryPageSize = queryInt(pageSize)

/** A list whose items differ from each other, by key. */
export const uniqueList = <Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  keyOf: (item: z.output<Item>) => unknown = (item) => item,
) => list.refine((items) => new Set(items.map(keyOf)).size === items.length, 'each once')

/** The empty answer of calls that return no data. */
export const nothing = z.object({})

/** One page of a keyset-paged list. `next_cursor` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: cursor.nullable() })
