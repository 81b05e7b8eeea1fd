import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextFrame } from './next-frame.tsx'

test('S1.1 the server writes the lower part of a page with the rest', () => {
  expect(
    renderToString(
      <NextFrame rows={20} rowHeight={4}>
        listings
      </NextFrame>,
    ),
  ).toBe('listings')
})
