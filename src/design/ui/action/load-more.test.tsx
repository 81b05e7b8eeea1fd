import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadMore } from './load-more.tsx'

const list = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: () => {} }
const draw = (isFetchNextPageError: boolean, failure?: string) =>
  renderToStaticMarkup(<LoadMore label="Load more" list={{ ...list, isFetchNextPageError }} failure={failure} />)

test('a next page that could not be loaded is told beside the button that tries again', () => {
  expect(draw(true)).toMatch(/role="alert"[^>]*>More could not be loaded\.<.*Load more/)
  expect(draw(true, 'You are offline.')).toMatch(/role="alert"[^>]*>You are offline\.</)
  expect(draw(false, 'You are offline.')).not.toContain('alert')
})
