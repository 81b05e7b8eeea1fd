import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLinks } from './offline-links.ts'
import { OfflinePage } from './offline-page.tsx'

const page = `<html lang="en"><head><link rel="icon" href="/favicon.svg"></head>${renderToStaticMarkup(<OfflinePage />)}</html>`
const at = new Date(2026, 10, 6, 14, 32).getTime()
const html = '<html><head><title>To receive · Amber</title></head></html>'

test('S2.4 the offline page links to what is kept, with its name and age', () => {
  const filled = withLinks(page, [
    { address: '/inventory/to_receive?show=all&page=2', html, at },
    { address: '/tasks', html: '<title>$& &lt;b> · Amber</title>', at },
  ])
  const links = [...filled.matchAll(/<a [^>]*href="(\/[^"]*)"><span>([^<]*)<\/span><span[^>]*>([^<]*)</g)]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['/inventory/to_receive?show=all&amp;page=2', 'To receive', expect.stringMatching(/^as of Nov 6, 2026, 2:32/)],
    ['/tasks', '$& &lt;b>', expect.any(String)],
  ])
  expect(filled).not.toMatch(/#(?:href|title|time)/)
  expect(filled.match(/<link|<h1/g)).toEqual(['<link', '<h1'])
})

test('a page without a name is called by its address', () => {
  expect(withLinks(page, [{ address: '/tasks', html: '', at }])).toContain('<span>/tasks</span>')
})

test('without kept pages it does not speak of any', () => {
  const filled = withLinks(page, [])
  expect(filled).toContain('Try again')
  expect(filled).not.toMatch(/<section|<li\b/)
})
