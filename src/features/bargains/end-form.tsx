import { Button } from '#design/ui/action/button.tsx'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { AnswerFormProps } from './answer-dialog.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { BargainItem } from './bargain-item.tsx'
import { heldOf } from './model.ts'

interface EndFormProps extends AnswerFormProps {
  kind: 'refuse' | 'withdraw'
}

/** Ends bargains without a sale, after stating whose money is released and what happens to the listing. */
export function EndForm({ kind, bargains, failure, isBusy, onAnswer }: EndFormProps) {
  const styles = moneyDialog()
  const [first] = bargains
  const [only] = bargains.length === 1 ? bargains : []
  const held = sumOf(bargains.map(heldOf))
  return (
    <div className={styles.root}>
      {only ? (
        <BargainItem {...only} who={whoOf(only)} />
      ) : (
        <AnswerLines bargains={bargains} valueOf={({ price }) => formatMoney(price)} />
      )}
      <p className={styles.note}>
        {first?.role === 'seller'
          ? m.bargains_end_seller({ held: formatMoney(held) })
          : held === '0.00'
            ? m.bargains_end_unpaid()
            : m.bargains_end_buyer({ held: formatMoney(held) })}
      </p>
      <div data-dialog-action="">
        <DialogProblem>{failure}</DialogProblem>
        <Button
          look="danger"
          size="lg"
          isFull
          isLoading={isBusy}
          onClick={() =>
            onAnswer(bargains.map((bargain) => ({ bargain, body: { action: kind, bargain_id: bargain.bargain_id } })))
          }
        >
          {kind === 'refuse' ? m.bargains_refuse_go({ count: bargains.length }) : m.bargains_withdraw_go()}
        </Button>
      </div>
    </div>
  )
}

const whoOf = ({ role, counterpart: { nickname: name } }: AnswerFormProps['bargains'][number]) =>
  role === 'seller' ? m.bargains_from({ name }) : m.bargains_to({ name })
