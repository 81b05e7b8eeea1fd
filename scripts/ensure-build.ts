import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { templateFolder } from '../src/exchange/db/database-template.ts'
import { runStep } from './run.ts'

const STAMP = '.output/build-hash'

/** The other platforms that the site is built for, with the exchange running separately. */
const edgePresets = ['cloudflare-module', 'vercel', 'aws-lambda']
/** The runtimes of those builds in tests, in the same order; each has a browser test project. */
export const edgeRuntimes = ['workerd', 'vercel', 'lambda'] as const
const edgeFolder = '.output-edge'

/** The sources of the site's build. The exchange, its simulators and the demo run from source. */
const SOURCES = [
  'src/**/*.{ts,tsx,css,svg,json}',
  'messages/**',
  'public/**',
  'project.inlang/settings.json',
  'build/**/*.ts',
  '{app,vite,panda}.config.ts',
  'postcss.config.cjs',
  'package.json',
  'package-lock.json',
]
const NOT_PART =
  /\.test\.tsx?$|^src\/(art|config|exchange|simulators|demo|paraglide|styled-system)\/|^src\/(main|exchange-main|operator-main|route-tree\.gen)\.ts$/

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''))
    .filter((path) => !NOT_PART.test(path))
  for (const path of files.toSorted()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

interface BuildOptions {
  /** Skips code generation, which would disturb checks running in parallel. */
  isGenerated?: boolean
  /** Passes the tools' output through. */
  isShown?: boolean
}

/**
 * Builds the site unconditionally, and the database that first starts copy if it is missing. Returns the seconds it
 * took.
 * @throws with the build's output, when it fails
 */
export const build = async (options?: BuildOptions): Promise<number> =>
  (await buildSite(options)) + (await makeDatabase())

/** Builds the site alone; the next start then knows that it is current. */
export async function buildSite({ isGenerated, isShown }: BuildOptions = {}): Promise<number> {
  const hash = hashOfSources()
  const codegen = isGenerated ? 0 : await runBuildStep(['npm', 'run', '--silent', 'codegen'], { isShown })
  const site = await runBuildStep(['vite', 'build'], { isShown })
  // A build for another platform, or to another folder, is not what `npm start` runs.
  if (!process.env.NITRO_PRESET && !process.env.NITRO_OUTPUT_DIR) writeFileSync(STAMP, hash)
  return codegen + site
}

async function makeDatabase(): Promise<number> {
  // In a separate process: the database engine takes memory that this one, if it goes on to run the market, would keep.
  return existsSync(templateFolder()) ? 0 : runBuildStep([process.execPath, 'scripts/make-database-template.ts'])
}

async function runBuildStep(
  command: string[],
  { isShown = false, env }: { isShown?: boolean | undefined; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const step = await runStep('build', command, { isQuiet: !isShown, env: { NODE_ENV: 'production', ...env } })
  if (!step.hasPassed) throw new Error(`the build failed\n${step.output}`)
  return step.seconds
}

/** Builds what is missing or stale. Returns false when the build fails. */
export async function ensureBuild(options?: BuildOptions): Promise<boolean> {
  try {
    if (isCurrent()) await makeDatabase()
    else {
      console.log('Building the site …')
      console.log(`Built in ${(await build(options)).toFixed(1)} s`)
    }
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** Whether the site is built from the present sources. */
export const isCurrent = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()

/** Builds the site for the other runtimes where that is missing or stale. The generated code must exist. */
export async function ensureEdgeBuilds(): Promise<void> {
  const hash = hashOfSources()
  for (const preset of edgePresets) {
    const stamp = `${edgeFolder}/${preset}.hash`
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    const folder = resolve(edgeFolder, preset)
    const seconds = await runBuildStep(['vite', 'build'], {
      env: { NITRO_PRESET: preset, NITRO_OUTPUT_DIR: folder },
    })
    writeFileSync(stamp, hash)
    console.log(`Built for ${preset} in ${seconds.toFixed(1)} s`)
  }
}
