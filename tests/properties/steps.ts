import fc from 'fast-check'
import { codes } from '#contract/codes.ts'
import type { World } from './world.ts'
import { moneySteps } from './money-steps.ts'
import type { Dice, Step } from './step.ts'
import { automationSteps } from './automation-steps.ts'
import { bargainSteps } from './bargain-steps.ts'
import { buyingSteps } from './buying-steps.ts'
import { purchaseSteps } from './purchase-steps.ts'
import { tradingSteps } from './trading-steps.ts'

/** Everything that people, the platform, the payment app, operators and the clock can do to a market. */
export const steps = {
  ...tradingSteps,
  ...buyingSteps,
  ...bargainSteps,
  ...purchaseSteps,
  ...moneySteps,
  ...automationSteps,
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** A step as a fast-check model command: it can always be attempted, and no answer may be a defect. */
export class MarketStep implements fc.AsyncCommand<object, World> {
  readonly name: StepName
  readonly dice: Dice
  constructor(name: StepName, dice: Dice) {
    this.name = name
    this.dice = dice
  }
  check = () => true
  async run(_model: object, world: World): Promise<void> {
    const outcome = await steps[this.name](world, this.dice)
    if (outcome?.code === codes.sessionEnded)
      world.people = await Promise.all(world.people.map((person) => world.exchange.signInAgain(person)))
    if (outcome && (outcome.code >= 500_000 || outcome.code < 0))
      throw new Error(`${this.toString()} met a defect: ${outcome.code}`)
  }
  toString = () => `${this.name}(${this.dice.who}, ${this.dice.what}, ${this.dice.price})`
}

const dice = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 11 }),
  price: fc.integer({ min: 1, max: 300_00 }),
})

/** Trading and its endings are frequent, so that histories get somewhere. */
const frequent: readonly StepName[] = [
  'list',
  'list',
  'list',
  'buy',
  'buy',
  'pay',
  'pay',
  'deliver',
  'deliver',
  'accept',
  'accept',
  'bargain',
  'want',
  'supply',
  'rule',
  'wait',
]

export const marketSteps = [...(Object.keys(steps) as StepName[]), ...frequent].map((name) =>
  dice.map((rolled) => new MarketStep(name, rolled)),
)
