import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { DataDirectoryHeld } from '#exchange/db/data-directory.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import { askOwner } from './operator-socket.ts'
import { secretKeyOf } from './secret-key.ts'

const say = (line: string) => console.log(line)

/**
 * `npm run operator -- COMMAND …`: works on the database of the configuration. An embedded one that a running market
 * owns is reached through that market.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const request = { args: absoluteFiles(process.argv.slice(2)), user: userInfo().username }
  const answered = config.databaseUrl ? null : await askOwner(config.dataDir, request, say)
  return answered ?? (await workAlone(config, request))
}

async function workAlone(config: Config, { args, user }: { args: string[]; user: string }): Promise<number> {
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl, 2)
    : await connectPglite(config.dataDir)
  try {
    const settings = { secretKey: secretKeyOf(config) }
    return await runOperator({ db: connection.db, settings, say }, args, user)
  } finally {
    await connection.close()
  }
}

/** The market that answers may stand in another folder: files are named from the root. */
function absoluteFiles(args: string[]): string[] {
  return args.map((arg, index) => (args[index - 1]?.startsWith('--file-') ? resolve(arg) : arg))
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof DataDirectoryHeld
    console.error(isExpected ? error.message : error)
    process.exit(isExpected ? error.exitCode : 1)
  },
)
