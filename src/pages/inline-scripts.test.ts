import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScripts, sourcesOf, withoutNonce } from './inline-scripts.ts'

const html = `<html><head><meta property="csp-nonce" content="n0nce"/><script type="module" src="/app.js" nonce="n0nce"></script>
<script type="application/ld+json">{"@type":"Product"}</script></head><body><script nonce="n0nce" class="tsr">run(1)</script>
<script nonce="n0nce" type="module">run(2)</script><script>run(1)</script><p>n0nce</p></body></html>`

test('scripts that stand in the page are found, and neither files nor data', () => {
  expect(inlineScripts(html)).toEqual(['run(1)', 'run(2)', 'run(1)'])
})

test('each inline script is allowed by its hash, listed once', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(await sourcesOf(['run(1)', 'è', 'run(1)'])).toEqual([hash('run(1)'), hash('è')])
})

test('the nonce goes from all that carries it, and nothing else does', () => {
  const clean = withoutNonce(html, 'n0nce')
  expect(clean).not.toMatch(/nonce="|csp-nonce/)
  expect(clean).toContain('<script class="tsr">run(1)</script>')
  expect(clean).toContain('<p>n0nce</p>')
  expect(withoutNonce(html, undefined)).toBe(html)
})
