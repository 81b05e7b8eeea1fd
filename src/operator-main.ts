import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { readConfig } from '#config/read-config.ts'
import { askOwner } from '#host/operator-socket.ts'
import { quickenImports } from '#host/quick-imports.ts'

/**
 * `npm run operator -- COMMAND …`: works on the configured database. An embedded one that is owned by a running
 * market is reached through that market.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const request = { args: absoluteFiles(process.argv.slice(2)), user: userInfo().username }
  const [command, folder, ...more] = request.args
  const isRestore = command === 'restore' && folder && more.length === 0 && !config.databaseUrl
  const isOwned = !config.databaseUrl && !isRestore
  const answered = isOwned ? await askOwner(config.dataDir, request, (line) => console.log(line)) : null
  if (answered !== null) return answered
  quickenImports()
  const { operateAlone, restore } = await import('#host/operate-alone.ts')
  return isRestore ? restore(config, folder) : operateAlone(config, request)
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
