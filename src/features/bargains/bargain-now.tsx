import { useState } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { AnswerBargains, preloadAnswer, type Asked } from './answer-bargains.tsx'
import { describeEnd, describeObstacle, describeTask } from './describe-bargain.ts'
import { actionsOf, isMyTurn, isUnmet, type Action } from './model.ts'
import { PayBargain, preloadPay } from './pay-bargain.tsx'

interface BargainNowProps {
  bargain: BargainView
  /** When it was fetched, in milliseconds. */
  now: number
}

/** Whose turn it is and until when, with the reader's actions; or how it ended and what followed. */
export function BargainNow({ bargain, now }: BargainNowProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [paid, setPaid] = useState<BargainView | null>(null)
  const goodsPath = useGoodsPath()
  const styles = detailPage()
  const note = moneyDialog().note
  const task = describeTask(bargain)
  const obstacle = describeObstacle(bargain)
  return (
    <>
      {task ? (
        <DeadlineLine {...task} until={bargain.deadline_at} isMine={isMyTurn(bargain)} size="lg" now={now} />
      ) : (
        <p>{describeEnd(bargain)}</p>
      )}
      {obstacle !== null && <p className={note}>{obstacle}</p>}
      <div className={styles.acts}>
        {actionsOf(bargain).map((action) => (
          <Act
            key={action}
            action={action}
            bargain={bargain}
            isBlocked={obstacle !== null}
            onClick={() => (action === 'pay' ? setPaid(bargain) : setAsked({ kind: action, bargains: [bargain] }))}
          />
        ))}
        {bargain.order_id !== null && <OrderLink role={bargain.role} orderId={bargain.order_id} />}
        {isUnmet(bargain) && <LinkButton href={goodsPath(bargain.goods_id)}>{m.orders_ended_elsewhere()}</LinkButton>}
      </div>
      <AnswerBargains asked={asked} onClose={() => setAsked(null)} />
      <PayBargain bargain={paid} onClose={() => setPaid(null)} />
    </>
  )
}

interface ActProps {
  action: Action
  bargain: BargainView
  /** The item can't be bought for now. */
  isBlocked: boolean
  onClick: () => void
}

function Act({ action, bargain, isBlocked, onClick }: ActProps) {
  const preload = action === 'pay' ? preloadPay : preloadAnswer
  const rest = { onPointerEnter: preload, onFocus: preload, onClick }
  switch (action) {
    case 'accept':
      return (
        <MoneyButton look="primary" disabled={isBlocked} {...rest}>
          {m.bargains_accept()}
        </MoneyButton>
      )
    case 'pay':
      return (
        <MoneyButton look="primary" disabled={isBlocked} {...rest}>
          {bargain.state === 'countered'
            ? m.bargains_pay_difference({ due: formatMoney(bargain.amount_due ?? '0.00') })
            : m.bargains_pay_offer({ price: formatMoney(bargain.price) })}
        </MoneyButton>
      )
    case 'counter':
      return <MoneyButton {...rest}>{m.bargains_counter_action()}</MoneyButton>
    case 'refuse':
      return (
        <Button look="danger" {...rest}>
          {bargain.role === 'buyer' ? m.bargains_refuse_counter() : m.bargains_refuse()}
        </Button>
      )
    case 'withdraw':
      return (
        <Button look="danger" {...rest}>
          {m.bargains_withdraw()}
        </Button>
      )
  }
}

function OrderLink({ role, orderId }: { role: BargainView['role']; orderId: string }) {
  const paths = useOrderPaths()
  const publicPath = usePublicPath()
  const href = role === 'buyer' ? paths.order(orderId) : publicPath(`/pc/sale/to_delivery/${orderId}`)
  return (
    <LinkButton look="primary" href={href}>
      {m.bargains_to_order()}
    </LinkButton>
  )
}
