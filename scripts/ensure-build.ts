import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { runStep } from './run.ts'

const STAMP = '.output/build-hash'

/** What the site's build is made of. The exchange, its simulators and the demo run from source, next to it. */
const SOURCES = [
  'src/**/*.{ts,tsx,css,svg,json}',
  'messages/**',
  'public/**',
  'project.inlang/settings.json',
  '{app,vite,panda}.config.ts',
  'postcss.config.cjs',
  'package.json',
  'package-lock.json',
]
const NOT_PART =
  /\.test\.tsx?$|^src\/(exchange|simulators|demo|paraglide|styled-system)\/|^src\/(main|config|route-tree\.gen)\.ts$/

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''))
    .filter((path) => !NOT_PART.test(path))
  for (const path of files.toSorted()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/**
 * Builds the site, whether or not there is a build already. Answers the seconds it took.
 * @throws with what the build said, when it fails
 */
export async function buildSite(): Promise<number> {
  const hash = hashOfSources()
  const build = await runStep('build', ['npm', 'run', '--silent', 'build'], {
    isQuiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (!build.hasPassed) throw new Error(`the build failed\n${build.output}`)
  writeFileSync(STAMP, hash)
  return build.seconds
}

/** Builds the site unless the build at hand was made from these very sources. Answers false when the build fails. */
export async function ensureBuild(): Promise<boolean> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()) return true
  console.log('Building the site …')
  try {
    console.log(`Built in ${(await buildSite()).toFixed(1)} s`)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
