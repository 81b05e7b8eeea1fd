import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Completes package-lock.json so that `npm ci` accepts it everywhere. npm 11 refuses a lockfile that lacks the
 * optional packages of other platforms, yet omits them if the current registry doesn't carry them. Their versions are
 * exact in the packages that depend on them, and their names tell their platforms. Run it after every `npm install`.
 */

type Entry = {
  version?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, Entry> }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const EXACT = /^\d+\.\d+\.\d+[-.\w]*$/

/** Returns the key of the package that `name` resolves to from the package at `from`: the nearest one upwards. */
function locate(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const key = `${folder && `${folder}/`}node_modules/${name}`
    if (key in packages) return key
    if (!folder) return undefined
  }
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/)
  const os = SYSTEMS.filter((system) => parts.includes(system))
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor))
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : []
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} is missing and its name tells no platform`)
  return { cpu, ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

/** Returns lockfile entries for the missing optional packages, by key. */
export function missingEntries(lock: Lockfile): Record<string, Entry> {
  const packages = { ...lock.packages }
  const added: Record<string, Entry> = {}
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = locate(packages, from, name)
      if (found && (!EXACT.test(version) || packages[found]?.version === version)) continue
      if (!EXACT.test(version)) throw new Error(`${name} is missing and its version ${version} is a range`)
      const key = found ? `${from}/node_modules/${name}` : `node_modules/${name}`
      const made: Entry = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }
      added[key] = made
      packages[key] = made
    }
  }
  return added
}

/** Returns entries that name their registry: other installs may use a different one. */
export function registryEntries(lock: Lockfile): string[] {
  return Object.keys(lock.packages).filter((key) => lock.packages[key]?.resolved?.startsWith('http'))
}

function completeFile(path: string): void {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const added = missingEntries(lock)
  const packages = Object.entries({ ...lock.packages, ...added })
  // npm's own sort order
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.log(`${path}: ${Object.keys(added).length} optional packages of other platforms added`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) completeFile('package-lock.json')
