import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'

const page = { data: ['one'], isFetchNextPageError: false }
const list: LoadMoreProps['list'] = {
  ...page,
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: () => Promise.resolve(page),
}
const draw = (isFetchNextPageError: boolean, failure?: string) =>
  renderToStaticMarkup(<LoadMore label="Load more" list={{ ...list, isFetchNextPageError }} failure={failure} />)

test('a next page that could not be loaded is told beside the button that tries again', () => {
  expect(draw(true)).toMatch(/role="alert"[^>]*>More could not be loaded\.<.*Load more/)
  expect(draw(true, 'You are offline.')).toMatch(/role="alert"[^>]*>You are offline\.</)
  expect(draw(false, 'You are offline.')).not.toContain('alert')
})
