import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, Fragment, lazy, Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { inPieces, renderInPieces } from './render-in-pieces.ts'

type Render = (node: ReactNode, options?: { pieces?: string[] }) => string

const require = createRequire(import.meta.url)
const codeFor = (runtime: string) =>
  readFileSync(
    require.resolve(`react-dom/server`).replace(/[^/]+$/, `cjs/react-dom-server-legacy.${runtime}.production.js`),
    'utf8',
  )

function rendererOf(code: string): Render {
  const exported = {} as { renderToString: Render }
  new Function('require', 'exports', code)(createRequire(require.resolve('react-dom/server')), exported)
  return exported.renderToString
}

const cards = Array.from({ length: 2_000 }, (_, at) =>
  createElement('p', { key: at, className: 'card' }, `★ ${at} & more`),
)
const page = createElement(Fragment, null, cards)

test.each(['node', 'browser'])('on %s, a long page is rendered in pieces that make up the whole', (runtime) => {
  const render = rendererOf(inPieces(codeFor(runtime))!)
  const pieces: string[] = []
  const last = render(page, { pieces })
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('') + last).toBe(rendererOf(codeFor(runtime))(page))
})

test('without a list of pieces, and below the length of one, it is rendered to a single string', () => {
  const render = rendererOf(inPieces(codeFor('node'))!)
  expect(render(page)).toContain('1999')
  const pieces: string[] = []
  expect(render('short', { pieces })).toBe('short')
  expect(pieces).toEqual([])
})

test('no piece ends within a mark of React', () => {
  const never = lazy(() => new Promise<never>(() => undefined))
  const waiting = cards.map((card) => createElement(Suspense, { key: card.key, fallback: card }, createElement(never)))
  const pieces: string[] = []
  const last = rendererOf(inPieces(codeFor('node'))!)(waiting, { pieces })
  const marks = [...pieces, last].flatMap((piece) => piece.match(/<!--\$!-->/g) ?? [])
  expect(marks).toHaveLength(cards.length)
})

test('a React that is not known, and a build without it, fail', () => {
  expect(inPieces(codeFor('node').replace('(result += chunk)', '(result = result.concat(chunk))'))).toBeUndefined()
  expect(errorOf(renderInPieces(), 'buildEnd')).toBe('no module renders to a string any more')
})
