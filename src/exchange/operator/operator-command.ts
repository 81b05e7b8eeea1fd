import type { ParseArgsOptionsConfig } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { Manifest } from '../backup/manifest.ts'
import type { Queryable } from '../db/connection.ts'
import type { PaymentGateway } from '../ports/payment.ts'
import type { ExchangeSettings } from '../settings.ts'

export interface OperatorContext {
  db: Queryable
  /** Opens the job queue on demand. */
  openJobs(): Promise<PgBoss>
  settings: Pick<ExchangeSettings, 'secretKey' | 'protection' | 'orderCancelAfter'>
  /** Looks up payouts at the provider. The demo's own provider exists only in the market's process. */
  payment?: Pick<PaymentGateway, 'findTransfer'> | undefined
  /** Copies the embedded database and the pictures to a new folder; undefined if PostgreSQL holds the data. */
  backUp?: ((folder: string) => Promise<Manifest>) | undefined
  /** Prints one line for the operator; `runOperator` makes it `printable`. */
  say(line: string): void
}

export interface OperatorInput {
  /** Positional arguments. */
  words: string[]
  options: Readonly<Record<string, string | undefined>>
  /** Who acts, and why; only set for commands that change something. */
  by: string
  why: string
}

/** One operator command. */
export interface OperatorCommand {
  name: string
  about: string
  /** The words after the name, e.g. `PHONE`; in brackets those that may be left out, which come last. */
  words: readonly string[]
  /** The options after the words, e.g. `--kind KIND`. */
  usage: string
  /** Options besides `--by` and `--why`; each takes a value. */
  options: readonly string[]
  /** Whether it changes something: then it needs a reason, and is recorded with who and why. */
  isAct: boolean
  /** @returns the exit code: 0 done, 1 the checked state is bad. @throws OperatorMistake for wrong input. */
  run(context: OperatorContext, input: OperatorInput): Promise<number>
}

/** The command can't be run as typed; the message says what would be right. Nothing was changed. */
export class OperatorMistake extends Error {
  override name = 'OperatorMistake'
}

/** What to type after the name. */
export const usageOf = ({ words, usage }: OperatorCommand): string => [...words, usage].join(' ').trimEnd()

/** @throws OperatorMistake unless there is a word for each that the command takes, and no other. */
export function checkWords({ words }: OperatorCommand, given: readonly string[]): void {
  const missing = words[given.length]
  if (missing !== undefined && !missing.startsWith('[')) throw new OperatorMistake(`${missing} is missing`)
  const extra = given.slice(words.length)
  if (extra.length > 0) throw new OperatorMistake(`unexpected: ${extra.join(' ')}`)
}

export const optionsConfig = (command: OperatorCommand): ParseArgsOptionsConfig =>
  Object.fromEntries(
    [...command.options, ...(command.isAct ? ['by', 'why'] : [])].map((name) => [name, { type: 'string' }]),
  )
