import { parseArgs } from 'node:util'
import { issueActivationCodes, revokeActivationCodes } from './commands/activation-codes.ts'
import { createActivity, endActivityNow, issueGiftCodes, listActivities } from './commands/activities.ts'
import { closeFeedback, listFeedback, replyToFeedback } from './commands/answer-feedback.ts'
import { backUp, restore } from './commands/back-up.ts'
import { checkBooks } from './commands/check-books.ts'
import { deliverOrder } from './commands/deliver-order.ts'
import { endOrder } from './commands/end-order.ts'
import { listAlarms } from './commands/list-alarms.ts'
import { showListing } from './commands/look-up-listing.ts'
import { listActs, showOrder, showPerson } from './commands/look-up.ts'
import { listNames, takeName } from './commands/names.ts'
import { movePhone } from './commands/move-phone.ts'
import { payments } from './commands/payments.ts'
import { nameSubject, publishPage, withdrawPage } from './commands/publish-pages.ts'
import { publishBanner, publishNotice, withdraw } from './commands/publish.ts'
import { ban, freeze, unban } from './commands/restrict.ts'
import { listDeadJobs, retryJob } from './commands/retry-job.ts'
import { settleOrder } from './commands/settle-order.ts'
import { listPayouts, settlePayout } from './commands/settle-payout.ts'
import { listStuckOrders } from './commands/stuck-orders.ts'
import { takeNotice } from './commands/take-notice.ts'
import {
  checkWords,
  type OperatorCommand,
  type OperatorContext,
  OperatorMistake,
  optionsConfig,
  usageOf,
} from './operator-command.ts'
import { printable } from './printable.ts'
import { checkName } from './read-input.ts'

/** All operator commands, in the order they are listed. */
export const operatorCommands: readonly OperatorCommand[] = [
  checkBooks,
  listAlarms,
  backUp,
  restore,
  showOrder,
  showListing,
  showPerson,
  listActs,
  listStuckOrders,
  deliverOrder,
  settleOrder,
  endOrder,
  listPayouts,
  settlePayout,
  payments,
  listDeadJobs,
  retryJob,
  ban,
  unban,
  freeze,
  movePhone,
  listNames,
  takeName,
  takeNotice,
  listFeedback,
  replyToFeedback,
  closeFeedback,
  publishNotice,
  publishBanner,
  withdraw,
  publishPage,
  withdrawPage,
  nameSubject,
  issueActivationCodes,
  revokeActivationCodes,
  listActivities,
  createActivity,
  endActivityNow,
  issueGiftCodes,
]

/** EX_USAGE of sysexits.h */
const misused = 64

const commandOf = (name: string | undefined) => operatorCommands.find((one) => one.name === name)

export const isOperatorCommand = (name: string | undefined) => commandOf(name) !== undefined

/**
 * Runs what an operator typed: a command, its words and options. `user` is the default for `--by`.
 *
 * @returns the exit code.
 */
export async function runOperator(owner: OperatorContext, args: readonly string[], user: string): Promise<number> {
  const context: OperatorContext = { ...owner, say: (line) => owner.say(printable(line)) }
  const [name, ...rest] = args
  const command = commandOf(name)
  if (!command) return sayUsage(context)
  try {
    const { values, positionals } = parse(command, rest)
    checkWords(command, positionals)
    const { by = user, why = '', ...options } = values
    if (command.isAct) checkName(by)
    if (command.isAct && why.trim() === '')
      throw new OperatorMistake('--why is missing: every act is recorded with its reason')
    const input = command.isAct
      ? { words: positionals, options, by, why }
      : { words: positionals, options: values, by, why }
    return await command.run(context, input)
  } catch (error) {
    if (!(error instanceof OperatorMistake)) throw error
    context.say(error.message)
    context.say(`usage: npm run operator -- ${command.name} ${usageOf(command)}`.trimEnd())
    return misused
  }
}

function parse(command: OperatorCommand, args: string[]) {
  try {
    const parsed = parseArgs({ args, options: optionsConfig(command), allowPositionals: true })
    return { values: parsed.values as Record<string, string | undefined>, positionals: parsed.positionals }
  } catch (error) {
    throw new OperatorMistake((error as Error).message)
  }
}

/** Lists the commands; returns the exit code. */
export function sayUsage({ say }: Pick<OperatorContext, 'say'>): number {
  const width = Math.max(...operatorCommands.map(({ name }) => name.length))
  say('npm run operator -- COMMAND …')
  for (const command of operatorCommands) {
    const { name, about } = command
    const usage = usageOf(command)
    say(`  ${name.padEnd(width)}  ${about}`)
    if (usage) say(`  ${''.padEnd(width)}  ${name} ${usage}`)
  }
  return misused
}
