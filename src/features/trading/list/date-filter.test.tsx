import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import { DateFilter } from './date-filter.tsx'

test('a date filter is read out with its name once, although it shows it, too', () => {
  const markup = renderToStaticMarkup(<DateFilter label="From" value={undefined} onChange={() => {}} />)
  expect(textOf(markup).trim()).toBe('From From')
  expect(textOf(markup.replace(/<span aria-hidden="true">[^<]*/, '')).trim()).toBe('From')
})
