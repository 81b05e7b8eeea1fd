import { groupThousands } from '#lib/money.ts'
import { price, type PriceVariants } from '#styled-system/recipes/price.js'
import { text } from '#styled-system/recipes/text.js'

function parts(amount: string): { sign: string; whole: string; minor: string } {
  const [whole = '0', minor = '00'] = amount.replace(/^-/, '').split('.')
  return { sign: amount.startsWith('-') ? '−' : '', whole: groupThousands(whole), minor }
}

export interface PriceProps extends PriceVariants {
  /** A decimal string with two digits, as on the wire: "128.50". */
  amount: string
  /** Puts a plus before what comes in. */
  isSigned?: boolean
  /** Leaves out the two digits after the point, e.g. on an axis or in a narrow cell. */
  isWhole?: boolean
}

/** Money. Both languages of the site group by comma, point before the minor unit, currency first. */
export function Price({ amount, isSigned, isWhole, ...variants }: PriceProps) {
  const styles = price(variants)
  const { sign, whole, minor } = parts(amount)
  const plus = isSigned && !sign ? '+' : ''
  return (
    <span className={styles.root}>
      {sign || plus}¥{whole}
      {!isWhole && <span className={styles.minor}>.{minor}</span>}
    </span>
  )
}

export interface ChangeProps {
  /** A difference in percent, e.g. -9 or 3.1. */
  percent: number
  /** What is good news: a price under the reference, or a price that has risen. */
  goodWhen?: 'down' | 'up'
  size?: 'xs' | 'sm' | 'md' | 'xl'
  digits?: 0 | 1
}

export function Change({ percent, goodWhen = 'up', size = 'xs', digits = 0 }: ChangeProps) {
  const shown = Math.abs(percent).toFixed(digits)
  const isFlat = Number(shown) === 0
  const isGood = goodWhen === 'up' ? percent > 0 : percent < 0
  const sign = isFlat ? '' : percent < 0 ? '−' : '+'
  return (
    <span
      className={text({
        size,
        numeric: true,
        weight: 'semibold',
        tone: isFlat ? 'subtle' : isGood ? 'positive' : 'negative',
      })}
    >
      {sign}
      {shown}%
    </span>
  )
}
