import type { ButtonProps } from '#design/ui/action/button.tsx'
import { MoneyAction, MoneyLink } from '#features/connection/money-button.tsx'

interface PayActionProps extends Omit<ButtonProps, 'look' | 'size' | 'isFull'> {
  /** A link to recharge what the balance lacks; null if the balance suffices. */
  recharge: { href: string; label: string } | null
}

/** Pays from the balance. While the balance is too low, a link to recharge it comes first. */
export const PayAction = ({ recharge, disabled, ...action }: PayActionProps) => (
  <>
    {recharge && (
      <MoneyLink look="primary" size="lg" isFull href={recharge.href}>
        {recharge.label}
      </MoneyLink>
    )}
    <MoneyAction
      {...action}
      look={recharge ? 'secondary' : 'primary'}
      size="lg"
      isFull
      disabled={disabled || recharge !== null}
    />
  </>
)
