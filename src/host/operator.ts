import { ConfigError, readConfig } from '#config.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { DataDirectoryHeld } from '#exchange/db/data-directory.ts'
import { invariants } from '#exchange/reconcile/invariants.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'

/** What operators do on the command line. Each command gets the database and answers the exit code. */
const commands: Record<string, { about: string; run(connection: Connection): Promise<number> }> = {
  reconcile: { about: 'check the books: every invariant, on the live database', run: checkBooks },
}

async function checkBooks({ db }: Connection): Promise<number> {
  const violations = await reconcile(db)
  for (const { invariant, subject, problem } of violations) {
    console.log(`BROKEN ${invariant.number} ${invariant.name}: ${subject}: ${problem}`)
  }
  console.log(`${invariants.length} checks, ${violations.length} violations`)
  return violations.length === 0 ? 0 : 1
}

function usage(): number {
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
  console.log(['npm run operator -- COMMAND', ...lines].join('\n'))
  return 64
}

async function main(): Promise<number> {
  const command = commands[process.argv[2] ?? '']
  if (!command) return usage()
  const config = readConfig(process.env)
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl, 2)
    : await connectPglite(config.dataDir)
  try {
    return await command.run(connection)
  } finally {
    await connection.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof DataDirectoryHeld
    console.error(isExpected ? error.message : error)
    process.exit(isExpected ? error.exitCode : 1)
  },
)
