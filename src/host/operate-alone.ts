import { PgBoss } from 'pg-boss'
import type { Config } from '#config/read-config.ts'
import { markSecretKey } from '#exchange/accounts/mark-secret-key.ts'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { backUpOf } from '#exchange/backup/make-backup.ts'
import { restoreBackup } from '#exchange/backup/restore-backup.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import type { OperatorRequest } from './operator-socket.ts'
import { secretKeyOf } from './secret-key.ts'

const say = (line: string) => console.log(line)

/** Runs an operator's command on a database that no running market owns; returns the exit code. */
export async function operateAlone(config: Config, { args, user }: OperatorRequest): Promise<number> {
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl, { poolSize: 2, connect: config.databaseLimits.connect })
    : await connectPglite(config.dataDir)
  try {
    const { dataDir } = config
    const backUp = backUpOf({ ...connection, dataDir })
    const settings = { ...config.durations, secretKey: secretKeyOf(config) }
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
export async function restore(config: Config, folder: string): Promise<number> {
  const { madeAt, secretKey } = await restoreBackup(folder, config.dataDir)
  say(`the backup of ${madeAt} is in ${config.dataDir}`)
  if (secretKey) say(`it needs the SECRET_KEY with the fingerprint ${secretKey}`)
  return operateAlone(config, { args: ['reconcile'], user: '' })
}
