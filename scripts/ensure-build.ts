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

/** Builds the site unless the build at hand was made from these very sources. Answers false when the build fails. */
export async function ensureBuild(): Promise<boolean> {
  const hash = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true
  console.log('Building the site …')
  const build = await runStep('build', ['npm', 'run', '--silent', 'build'], {
    isQuiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (!build.hasPassed) {
    console.error(build.output)
    return false
  }
  writeFileSync(STAMP, hash)
  console.log(`Built in ${build.seconds.toFixed(1)} s`)
  return true
}
