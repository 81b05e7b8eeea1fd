import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

export type Account = { uid: number; gid: number }

/** As root, returns an unprivileged account for programs that refuse to run as root; otherwise undefined. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return pickAccount(await readFile('/etc/passwd', 'utf8'))
}

/** @throws when the machine has neither an account `postgres` nor `nobody` */
export function pickAccount(passwd: string): Account {
  const accounts = new Map(
    passwd.split('\n').map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }]
    }),
  )
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  if (!account) throw new Error('PostgreSQL refuses to run as root: make an account named postgres or nobody')
  return account
}

/** Returns the system's temporary folder, or /tmp when root's is not accessible to other accounts. */
export async function reachableTemporaryFolder(): Promise<string> {
  const folder = tmpdir()
  if (process.getuid?.() !== 0) return folder
  return (await isOpenToAll(folder)) ? folder : '/tmp'
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  const parent = dirname(folder)
  return parent === folder || isOpenToAll(parent)
}
