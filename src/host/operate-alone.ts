import { PgBoss } from 'pg-boss'
import type { Config } from '#config/read-config.ts'
import { checkMarks } from '#exchange/accounts/check-marks.ts'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { backUpOf } from '#exchange/backup/make-backup.ts'
import { restoreBackup } from '#exchange/backup/restore-backup.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import type { Opening } from '#exchange/db/schema-version.ts'
import { isOperatorCommand, runOperator, sayUsage } from '#exchange/operator/run-operator.ts'
import type { OperatorRequest } from './operator-socket.ts'
import { secretKeyOf } from './secret-key.ts'

const say = (line: string) => console.log(line)

/**
 * Runs an operator's command on the database of a market that is not running; returns the exit code.
 *
 * @throws DataDirectoryHeld, DatabaseUnreachable, or StartRefused for a database that is missing, another market's, or
 *   not up to date
 */
export async function operateAlone(config: Config, request: OperatorRequest): Promise<number> {
  if (!isOperatorCommand(request.args[0])) return sayUsage({ say })
  return operateOn(config, request, { asFound: true })
}

async function operateOn(config: Config, { args, user }: OperatorRequest, asked: Opening): Promise<number> {
  const mode = config.isDemo ? 'demo' : 'production'
  const opening: Opening = { ...asked, check: (db) => checkMarks(db, mode, () => secretKeyOf(config)) }
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl, { poolSize: 2, connect: config.databaseLimits.connect }, opening)
    : await connectPglite(config.dataDir, opening)
  try {
    const { dataDir } = config
    const backUp = backUpOf({ ...connection, dataDir })
    const settings = { ...config.durations, secretKey: secretKeyOf(config) }
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
export async function restore(config: Config, folder: string): Promise<number> {
  const { madeAt, secretKey } = await restoreBackup(folder, config.dataDir)
  say(`the backup of ${madeAt} is in ${config.dataDir}`)
  if (secretKey) say(`it needs the SECRET_KEY with the fingerprint ${secretKey}`)
  return operateOn(config, { args: ['reconcile'], user: '' }, {})
}
