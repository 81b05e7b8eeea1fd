import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { drawStates } from './states-page.ts'

/** `npm run states`: draws the state machines into docs/states.md, from the exchange's own transition tables. */
const file = new URL('../docs/states.md', import.meta.url)
writeFileSync(file, await format(drawStates(), { ...(await resolveConfig(file.pathname)), parser: 'markdown' }))
