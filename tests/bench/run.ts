import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuild } from '../../scripts/ensure-build.ts'
import { startApp, type App } from '../setup/app.ts'
import { keepsTo, type Bench, type Measure } from './bench.ts'

/** `npm run bench [part of a file's name …]` runs the benches one by one and prints one table. */
async function main(chosen: string[]): Promise<boolean> {
  if (!(await ensureBuild())) return false
  let market: Promise<App> | undefined
  const context = { market: () => (market ??= startApp()) }
  const files = globSync('*.bench.ts', { cwd: import.meta.dirname }).toSorted()
  const wanted = files.filter((file) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
  const measures: Measure[] = []
  let hasFailed = false
  try {
    for (const file of wanted) {
      const { bench } = (await import(resolve(import.meta.dirname, file))) as { bench: Bench }
      console.error(`${bench.name} …`)
      try {
        measures.push(...(await bench.run(context)))
      } catch (error) {
        // The others' numbers are still worth having.
        console.error(error)
        hasFailed = true
      }
    }
  } finally {
    await (await market)?.dispose()
  }
  print(measures)
  return !hasFailed && measures.length > 0 && measures.every(keepsTo)
}

function print(measures: Measure[]): void {
  const width = Math.max(...measures.map(({ what }) => what.length))
  for (const measure of measures) {
    const value = measure.value.toFixed(measure.value < 10 ? 2 : measure.value < 1000 ? 1 : 0).padStart(8)
    const limit = measure.atMost !== undefined ? `at most ${measure.atMost}` : `at least ${measure.atLeast}`
    const hasLimit = measure.atMost !== undefined || measure.atLeast !== undefined
    const told = hasLimit ? `${keepsTo(measure) ? '✓' : '✗'} ${limit}` : ''
    console.log(`${measure.what.padEnd(width)}  ${value} ${measure.unit.padEnd(8)} ${told}`.trimEnd())
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
