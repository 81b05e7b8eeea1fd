import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaveSearch } from './save-search.tsx'

// A part whose code is still to come is drawn as nothing here, and is deaf in a browser.
test('S1.1 the button that saves a search comes alive with its page: no press is lost for code of its own', () => {
  expect(renderToStaticMarkup(<SaveSearch search={{ keyword: 'redline' }} />)).toMatch(/<button[^>]*>.*Save search/)
})
