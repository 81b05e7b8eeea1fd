import type { Plugin } from 'vite'

/** React's rendering to a string, for Node and for other runtimes. */
const renderer = /react-dom-server-legacy\.\w+\.production\.js$/
/** How long a piece is at least, in UTF-16 code units: far less than what the engine allocates for itself. */
const length = 16_384

const changes: readonly (readonly [from: string, to: string])[] = [
  ['result = "",', 'result = "", pieces = options?.pieces,'],
  ['(result += chunk);', `((result += chunk).length < ${length} || !pieces || (pieces.push(result), (result = "")));`],
]

/** React's code, changed so that `renderToString` puts all but the last piece of its string into `options.pieces`. */
export const inPieces = (code: string): string | undefined =>
  changes.every(([from]) => code.split(from).length === 2)
    ? changes.reduce((changed, [from, to]) => changed.replace(from, to), code)
    : undefined

/**
 * Lets React hand out a page in pieces. It adds some ten thousand parts to one string, which the engine joins when the
 * string is first read: for a page of more than 128 kB in memory of its own, mapped for it and unmapped again, which
 * took a fifth of the time of a page. Fails the build if it meets a React that it does not know, or none.
 */
export function renderInPieces(): Plugin {
  let hasMet = false
  return {
    name: 'amber:render-in-pieces',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'nitro',
    transform(code, id) {
      if (!renderer.test(id)) return null
      hasMet = true
      return inPieces(code) ?? this.error('React no longer renders to a string as build/render-in-pieces.ts expects')
    },
    buildEnd(error) {
      if (!error && !hasMet) this.error('no module renders to a string any more')
    },
  }
}
