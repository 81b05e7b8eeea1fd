import type { ParseArgsOptionsConfig } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { Manifest } from '../backup/manifest.ts'
import type { Queryable } from '../db/connection.ts'
import type { PaymentGateway } from '../ports/payment.ts'
import type { ExchangeSettings } from '../settings.ts'

export interface OperatorContext {
  db: Queryable
  /** The job queue, opened by whoever needs it. */
  openJobs(): Promise<Pick<PgBoss, 'findJobs' | 'retry'>>
  settings: Pick<ExchangeSettings, 'secretKey'>
  /** Asks how payouts stand. The demo's own provider answers in the market's process alone. */
  payment?: Pick<PaymentGateway, 'findTransfer'> | undefined
  /** Copies the embedded database and the pictures to a new folder; there is none where a PostgreSQL holds the data. */
  backUp?: ((folder: string) => Promise<Manifest>) | undefined
  /** Says one line to the operator. */
  say(line: string): void
}

export interface OperatorInput {
  /** What stands without a name. */
  words: string[]
  options: Readonly<Record<string, string | undefined>>
  /** Who acts, and why; only commands that change something have them. */
  by: string
  why: string
}

/** One thing that operators do. */
export interface OperatorCommand {
  name: string
  about: string
  /** What follows the name, e.g. `PHONE --kind KIND`. */
  usage: string
  /** Options besides `--by` and `--why`; all take a value. */
  options: readonly string[]
  /** A command that changes something needs a reason, and is recorded with who and why. */
  isAct: boolean
  /** @returns the exit code: 0 done, 1 what was looked for is wrong. Throws `OperatorMistake` for wrong input. */
  run(context: OperatorContext, input: OperatorInput): Promise<number>
}

/** What the operator typed can't be done; the message says what would be right. Nothing was changed. */
export class OperatorMistake extends Error {
  override name = 'OperatorMistake'
}

export const optionsConfig = (command: OperatorCommand): ParseArgsOptionsConfig =>
  Object.fromEntries(
    [...command.options, ...(command.isAct ? ['by', 'why'] : [])].map((name) => [name, { type: 'string' }]),
  )
