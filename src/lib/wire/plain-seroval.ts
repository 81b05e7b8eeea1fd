/**
 * The wire format of pages and server functions, which Start produces with seroval. The site only exchanges plain data
 * (JSON, `undefined` and all numbers), so the browser needs only this much of seroval, not its 10 kB for promises,
 * streams and maps. Anything else throws, in either direction.
 */
export type PlainNode =
  | { t: typeof kind.number; s: number }
  | { t: typeof kind.string; s: string }
  | { t: typeof kind.constant; s: number }
  | { t: typeof kind.seen; i: number }
  | { t: typeof kind.array; i: number; a: readonly (PlainNode | 0)[]; o: number }
  | { t: typeof kind.object | typeof kind.bareObject; i: number; p: { k: string[]; v: PlainNode[] }; o: number }
  | { t: typeof kind.plugin; i: number; s: unknown; c: string }

export const kind = {
  number: 0,
  string: 1,
  constant: 2,
  seen: 4,
  array: 9,
  object: 10,
  bareObject: 11,
  plugin: 25,
} as const

/** Indexed by their wire number. */
export const constants = [null, undefined, true, false, -0, Infinity, -Infinity, NaN]

/** Escape sequences of seroval's strings, which are safe inside a script. */
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  b: '\b',
  t: '\t',
  f: '\f',
  u2028: '\u2028',
  u2029: '\u2029',
  x3C: '<',
}

interface Plugin {
  tag: string
  deserialize?: (node: never, context: { deserialize: (node: PlainNode) => unknown }) => unknown
}

/**
 * Serialises what a page sends.
 * @throws TypeError for anything but plain data; RangeError for circular data
 */
export async function toJSONAsync(value: unknown): Promise<{ t: PlainNode; m: [] }> {
  let objects = 0
  const write = (one: unknown): PlainNode => {
    const constant = constants.findIndex((known) => Object.is(known, one))
    if (constant >= 0) return { t: kind.constant, s: constant }
    if (typeof one === 'number') return { t: kind.number, s: one }
    if (typeof one === 'string') return { t: kind.string, s: escaped(one) }
    const i = objects++
    if (Array.isArray(one)) return { t: kind.array, i, a: Array.from(one, write), o: 0 }
    if (!isPlainObject(one)) return refuse()
    return { t: kind.object, i, p: { k: Object.keys(one).map(escaped), v: Object.values(one).map(write) }, o: 0 }
  }
  return { t: write(value), m: [] }
}

const escaped = (text: string) => text.replaceAll('\\', String.raw`\\`)

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && [null, Object.prototype].includes(Object.getPrototypeOf(value))

/**
 * Deserialises what a server function answered.
 * @throws TypeError for anything but plain data and values of the given plugins
 */
export function fromCrossJSON(answer: PlainNode, { plugins }: { plugins: readonly Plugin[] }): unknown {
  const seen = new Map<number, unknown>()
  const keep = (i: number, value: unknown) => {
    seen.set(i, value)
    return value
  }
  const read = (node: PlainNode): unknown => {
    switch (node.t) {
      case kind.number:
        return node.s
      case kind.string:
        return unescaped(node.s)
      case kind.constant:
        return constants[node.s]
      case kind.seen:
        return seen.get(node.i)
      case kind.array:
        return keep(
          node.i,
          // A hole in the array is a 0.
          node.a.map((item) => (item === 0 ? undefined : read(item))),
        )
      case kind.object:
      case kind.bareObject: {
        const values = node.p.v.map(read)
        return keep(node.i, Object.fromEntries(node.p.k.map((key, at) => [unescaped(key), values[at]])))
      }
      case kind.plugin: {
        const tag = unescaped(node.c)
        const plugin = plugins.find((one) => one.tag === tag)
        if (plugin?.deserialize) return keep(node.i, plugin.deserialize(node.s as never, { deserialize: read }))
      }
    }
    return refuse()
  }
  return read(answer)
}

const unescaped = (text: string) =>
  text.replace(/\\(u202[89]|x3C|.)/g, (_, escaped: string) => escapes[escaped] ?? escaped)

/** @public Start creates its plugins with it. */
export const createPlugin = <Made>(plugin: Made): Made => plugin

const refuse = () => {
  throw new TypeError('Only plain data can be sent and read')
}

/** @public Replaces what Start uses for streams. */
export { refuse as createFrameDecoder, refuse as createRawStreamDeserializePlugin }

const none: readonly Plugin[] = []

/** @public Start's own plugins, for errors, which the site's adapter reads, and for streams. */
export const createDefaultSerovalPlugins = () => none

/** @public */
export { none as defaultSerovalDeserializerPlugins, none as defaultSerovalPlugins }
