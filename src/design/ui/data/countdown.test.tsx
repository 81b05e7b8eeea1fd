import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Countdown } from './countdown.tsx'

test('a countdown is not read out every second, whatever surrounds it', () => {
  const markup = renderToStaticMarkup(<Countdown until={60_000} now={0} formatDays={String} />)
  expect(markup).toMatch(/^<time[^>]* aria-live="off"[^>]*>01:00</)
})
