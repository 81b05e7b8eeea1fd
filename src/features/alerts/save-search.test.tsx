import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaveSearch } from './save-search.tsx'

// A lazy component whose code has not loaded renders nothing here, and ignores clicks in a browser.
test('S1.1 the button that saves a search comes alive with its page: no press is lost for code of its own', () => {
  expect(renderToStaticMarkup(<SaveSearch search={{ keyword: 'redline' }} />)).toMatch(/<button[^>]*>.*Save search/)
})
