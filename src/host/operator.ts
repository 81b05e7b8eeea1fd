import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { PgBoss } from 'pg-boss'
import { type Config, readConfig } from '#config/read-config.ts'
import { markSecretKey } from '#exchange/accounts/mark-secret-key.ts'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { backUpOf } from '#exchange/backup/make-backup.ts'
import { restoreBackup } from '#exchange/backup/restore-backup.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import { askOwner } from './operator-socket.ts'
import { secretKeyOf } from './secret-key.ts'

const say = (line: string) => console.log(line)

/**
 * `npm run operator -- COMMAND …`: works on the configured database. An embedded one that is owned by a running
 * market is reached through that market.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const request = { args: absoluteFiles(process.argv.slice(2)), user: userInfo().username }
  const [command, folder] = request.args
  if (command === 'restore' && folder && !config.databaseUrl) return restore(config, folder)
  const answered = config.databaseUrl ? null : await askOwner(config.dataDir, request, say)
  return answered ?? (await workAlone(config, request))
}

async function workAlone(config: Config, { args, user }: { args: string[]; user: string }): Promise<number> {
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl, { poolSize: 2, connect: config.databaseLimits.connect })
    : await connectPglite(config.dataDir)
  try {
    const { dataDir } = config
    const backUp = backUpOf({ ...connection, dataDir })
    const settings = { secretKey: secretKeyOf(config) }
    await markSecretKey(connection.db, settings.secretKey)
    const { db, engine } = connection
    const payment = config.isDemo ? undefined : createAlipayAdapter({ merchant: config.alipay })
    // Runs no workers: it only gives access to the job queue.
    const openJobs = () =>
      new PgBoss({ db: connection.jobs, backend: engine, schedule: false, supervise: false }).start()
    return await runOperator({ db, openJobs, settings, payment, backUp, say }, args, user)
  } finally {
    await connection.close()
  }
}

/** Restores a backup into an empty DATA_DIR, lets the engine recover it and reconciles its books. */
async function restore(config: Config, folder: string): Promise<number> {
  const { madeAt, secretKey } = await restoreBackup(folder, config.dataDir)
  say(`the backup of ${madeAt} is in ${config.dataDir}`)
  if (secretKey) say(`it needs the SECRET_KEY with the fingerprint ${secretKey}`)
  return workAlone(config, { args: ['reconcile'], user: '' })
}

/** Makes paths absolute, as the market that answers may run in another directory. */
function absoluteFiles(args: string[]): string[] {
  const isFolder = (index: number) => index === 1 && (args[0] === 'backup' || args[0] === 'restore')
  return args.map((arg, index) => (isFolder(index) || args[index - 1]?.startsWith('--file-') ? resolve(arg) : arg))
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof Error && 'exitCode' in error
    console.error(isExpected ? error.message : error)
    process.exit(isExpected ? Number(error.exitCode) : 1)
  },
)
