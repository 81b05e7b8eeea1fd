import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partOnUse } from './part-on-use.tsx'

test('S1.1 a server that has waited for the part writes it in its place, as one that is still to come alive', async () => {
  const [Part, load] = partOnUse(() => Promise.resolve({ default: () => <b>whole</b> }), null)
  await load()
  expect(renderToString(<Part />)).toBe('<!--$--><b>whole</b><!--/$-->')
})
