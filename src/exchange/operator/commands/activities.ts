import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { activityStepKind, type ActivityStepKind, giftKind } from '#contract/activities.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { issueCodes } from '../../activation-codes/commands/issue-codes.ts'
import { isRedeemable } from '../../activation-codes/redeemable.ts'
import { endActivity, publishActivity } from '../../activities/commands/publish-activity.ts'
import { phase } from '../../activities/phase.ts'
import { activationCodes } from '../../db/schema/activation-codes.ts'
import { activities, type ActivityStep } from '../../db/schema/activities.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { refusals } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { countOf, giftAmountOf, idOf, momentOf, needed, oneOf } from '../read-input.ts'
import { maxCodes } from './activation-codes.ts'

const maxSteps = 5

/** Parsers for the goal of a step; the other steps have none. */
const goals: Partial<Record<ActivityStepKind, (text: string, step: string) => number>> = {
  recharge: (text, step) => {
    if (!/^[1-9]\d{0,5}\.\d{2}$/.test(text))
      throw new OperatorMistake(`${step} needs an amount, such as recharge:100.00`)
    return Number(parseAmount(text))
  },
  buy: (text, step) => countOf(text, 1000, step),
  sell: (text, step) => countOf(text, 1000, step),
}

/** Parses steps such as `verify_name,buy:2,recharge:100.00`. */
function stepsOf(text: string): ActivityStep[] {
  const steps = text.split(',').map((word) => {
    const [name = '', goal, ...rest] = word.trim().split(':')
    const kind = oneOf(name, activityStepKind.options, 'a step')
    const read = goals[kind]
    if (rest.length > 0 || (!read && goal !== undefined)) throw new OperatorMistake(`${word} is no step`)
    return { kind, goal: read ? read(goal ?? '', kind) : 1 }
  })
  const isRepeated = new Set(steps.map(({ kind }) => kind)).size < steps.length
  if (isRepeated || steps.length > maxSteps) throw new OperatorMistake(`--steps are at most ${maxSteps}, each once`)
  return steps
}

export const createActivity: OperatorCommand = {
  name: 'create-activity',
  about: 'invite people to an activity, whose gift goes once to everybody who does its steps',
  words: [],
  usage:
    '--name-en … --name-zh … --text-en … --text-zh … [--starts TIME] --ends TIME [--steps verify_name,bind_platform,recharge:100.00,buy:2,sell:1] --gift money|code --amount 5.00 [--limit PEOPLE] --why TEXT',
  options: ['name-en', 'name-zh', 'text-en', 'text-zh', 'starts', 'ends', 'steps', 'gift', 'amount', 'limit'],
  isAct: true,
  async run(context, input) {
    const { starts, steps, limit } = input.options
    const activity = {
      nameEn: needed(input, 'name-en'),
      nameZh: needed(input, 'name-zh'),
      textEn: needed(input, 'text-en'),
      textZh: needed(input, 'text-zh'),
      startsAt: starts === undefined ? databaseNow : momentOf(starts, '--starts'),
      endsAt: momentOf(needed(input, 'ends'), '--ends'),
      steps: steps === undefined ? [] : stepsOf(steps),
      giftKind: oneOf(needed(input, 'gift'), giftKind.options, '--gift'),
      amount: giftAmountOf(input, 'amount'),
      giftLimit: limit === undefined ? null : countOf(limit, 10_000_000, '--limit'),
    }
    const first = activity.startsAt instanceof Date ? activity.startsAt : new Date()
    if (activity.endsAt <= first) throw new OperatorMistake('--ends comes after the start')
    const details = { name: activity.nameEn, gift: activity.giftKind, amount: formatAmount(activity.amount) }
    const id = await act(context, input, { command: 'create-activity', subject: 'activities', details }, (tx) =>
      publishActivity(tx, activity),
    )
    context.say(`activity ${id} is published`)
    return 0
  },
}

export const endActivityNow: OperatorCommand = {
  name: 'end-activity',
  about: 'end an activity now; gifts that people have got stay theirs, codes of it lose their worth',
  words: ['ID'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an activity')
    await act(context, input, { command: 'end-activity', subject: `activity:${id}` }, async (tx) => {
      if (!(await endActivity(tx, id))) throw new OperatorMistake(`activity ${id} is over, or there is none`)
    })
    context.say(`activity ${id} is over`)
    return 0
  },
}

export const issueGiftCodes: OperatorCommand = {
  name: 'issue-gift-codes',
  about: 'issue codes for the gift of an activity; they are shown once and never again',
  words: ['ID'],
  usage: '--count N --why TEXT',
  options: ['count'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'an activity')
    const count = countOf(needed(input, 'count'), maxCodes, '--count')
    const subject = `activity:${id}`
    const issued = await act(
      context,
      input,
      { command: 'issue-gift-codes', subject, details: { count } },
      async (tx) => {
        // Locked, so that of two concurrent issues the second counts the codes of the first.
        const [found] = await tx
          .select({ activity: activities, phase })
          .from(activities)
          .where(eq(activities.id, id))
          .for('update')
        if (!found) return refusals.notFound()
        const { giftKind: kind, giftLimit, amount, endsAt: expiresAt } = found.activity
        if (kind !== 'code') throw new OperatorMistake(`the gift of activity ${id} needs no code`)
        if (found.phase === 'ended')
          throw new OperatorMistake(`activity ${id} is over: its codes would be worth nothing`)
        // Revoked codes leave their gifts to others.
        const hasGift = or(isNotNull(activationCodes.redeemedBy), isRedeemable)
        const earlier = await tx.$count(activationCodes, and(eq(activationCodes.activityId, id), hasGift))
        if (giftLimit !== null && earlier + count > giftLimit) {
          const left = Math.max(giftLimit - earlier, 0)
          throw new OperatorMistake(
            `activity ${id} has ${giftLimit} gifts, so at most ${left} more codes can be issued`,
          )
        }
        return issueCodes(tx, context.settings.secretKey, { batch: subject, count, amount, expiresAt, activityId: id })
      },
    )
    for (const code of issued) context.say(code)
    return 0
  },
}

export const listActivities: OperatorCommand = {
  name: 'activities',
  about: 'list the activities, newest first, with how many people got their gifts',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const rows = await db.select({ activity: activities, phase }).from(activities).orderBy(desc(activities.id))
    for (const { activity, phase: now } of rows) {
      const { id, startsAt, endsAt, amount, grantedCount, giftLimit } = activity
      const time = `${startsAt.toISOString()} to ${endsAt.toISOString()}`
      const gifts = `${grantedCount}${giftLimit === null ? '' : ` of ${giftLimit}`} gifts of ${formatAmount(amount)}`
      say(`activity:${id}  ${now}  ${time}  ${gifts} by ${activity.giftKind}  "${activity.nameEn}"`)
    }
    return 0
  },
}
