import { constants, kind } from '#lib/wire/plain-seroval.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isIndex = (value: unknown, end = Infinity) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < end

/**
 * Whether JSON is plain data in the encoding that pages use for server functions. Start accepts more than that, and
 * throws on what it cannot read; whatever passes here, it can read.
 */
export function isWireForm(json: unknown): boolean {
  const seen = new Set<unknown>()
  const isNew = (i: unknown) => isIndex(i) && !seen.has(i) && seen.add(i) !== undefined
  const isNode = (node: unknown): boolean => {
    if (!isObject(node)) return false
    const { t, s, i, a, p } = node
    switch (t) {
      case kind.number:
        return typeof s === 'number'
      case kind.string:
        return typeof s === 'string'
      case kind.constant:
        return isIndex(s, constants.length)
      case kind.seen:
        return seen.has(i)
      case kind.array:
        return isNew(i) && Array.isArray(a) && a.every((item) => item === 0 || isNode(item))
      case kind.object:
      case kind.bareObject:
        return isNew(i) && isObject(p) && areProperties(p)
    }
    return false
  }
  const areProperties = ({ k, v }: Record<string, unknown>) =>
    Array.isArray(k) &&
    Array.isArray(v) &&
    k.length === v.length &&
    k.every((name) => typeof name === 'string') &&
    v.every(isNode)
  return isObject(json) && (json.m === undefined || Array.isArray(json.m)) && isNode(json.t)
}
