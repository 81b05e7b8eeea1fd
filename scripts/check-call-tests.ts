import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '#contract/all-calls.ts'
import { findUntested } from './untested-calls.ts'

/** `check-call-tests.ts FOLDER`: checks that the tests saw every call of the contract both succeed and refuse. */
const folder = process.argv[2]!
const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
const untested = findUntested(
  allCalls.map(({ name }) => name),
  lines,
)
for (const { name, lacks } of untested) console.log(`${name}: no test ${lacks}`)
console.log(`${allCalls.length} calls, ${untested.length} lacks`)
process.exitCode = untested.length === 0 ? 0 : 1
