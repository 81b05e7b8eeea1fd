import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { RadioList } from '#design/ui/form/radio-list.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { usePublicPath } from '#device/use-public-path.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useChecked } from '#features/preparation/use-checked.ts'
import { attachRuleMutation } from '#features/price-rules/mutations.ts'
import { ruleKeys, rulesQuery } from '#features/price-rules/queries.ts'
import { ruleSentence } from '#features/price-rules/rule-sentence.ts'
import { ruleLabel, tellAttached } from '#features/price-rules/rule-words.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem } from '../model.ts'
import { attachedRule, noRule } from './attached-rule.ts'
import { RulePricePreview } from './rule-price-preview.tsx'

/**
 * S2.42 Attaches listings to one of the seller's rules, if they may sell, or detaches them. The prices of a rule that
 * begins at once are shown first, and confirmed.
 */
export default function KeepRuleDialog({ items, onClose }: { items: readonly SellingItem[]; onClose: () => void }) {
  const found = useQuery(rulesQuery())
  const publicPath = usePublicPath()
  const [attached] = useState(() => attachedRule(items))
  const [chosen, setChosen] = useState(attached)
  const [isShown, setIsShown] = useState(false)
  const [isStaying, setStaying] = useState(true)
  const tell = (answer: Parameters<typeof tellAttached>[0]) =>
    chosen === noRule ? toast({ text: m.selling_keep_rule_off(), tone: 'positive' }) : tellAttached(answer)
  const { send, isBusy } = useIdempotentMutation(attachRuleMutation(), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: (answer) => {
      tell(answer)
      onClose()
    },
    onLeft: tell,
  })
  const { attempt, isChecking } = useChecked('sale')
  const rule = found.data?.rules.find(({ rule_id }) => rule_id === chosen)
  const save = () =>
    send({
      rule_id: chosen === noRule ? null : chosen,
      listing_ids: items.map(({ listing }) => listing.listing_id),
    })
  // What is chosen by now, even if it was chosen while the seller was checked.
  const shown = isShown && rule && !rule.is_paused ? rule : null
  const minutes = (found.data?.pause_seconds ?? 0) / 60
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.selling_keep_rule_title({ count: formatNumber(items.length) })}
      {...(found.data && { description: m.price_rules_pace({ minutes }) })}
      closeLabel={m.shell_close()}
      size={shown ? 'wide' : 'md'}
    >
      {shown ? (
        <div className={tradeDialog({ isWide: true }).root}>
          <RulePricePreview
            items={items}
            rule={shown.rule}
            kept={shown}
            isStaying={isStaying}
            onStaying={setStaying}
            isTyped={false}
            onBack={() => setIsShown(false)}
            onClose={onClose}
          />
        </div>
      ) : (
        <div className={tradeDialog().root}>
          {found.data ? (
            <RadioList
              label={m.price_rules_list()}
              options={[
                { value: noRule, label: m.selling_keep_rule_none() },
                ...found.data.rules.map((kept) => ({
                  value: kept.rule_id,
                  label: ruleLabel(kept),
                  text: ruleSentence(kept.rule),
                })),
              ]}
              value={chosen}
              onChange={(ruleId) => {
                setChosen(ruleId)
                setIsShown(false)
              }}
            />
          ) : (
            found.isError && <FailedQuery title={m.price_rules_failed()} query={found} />
          )}
          {rule && <p className={text({ size: 'sm', tone: 'muted' })}>{m.selling_reprice_bargains()}</p>}
          <LinkButton href={publicPath('/pc/sale/rules')}>{m.selling_keep_rule_manage()}</LinkButton>
          <div data-dialog-action="">
            {rule && !rule.is_paused ? (
              <Button
                look="primary"
                size="lg"
                isFull
                disabled={chosen === attached}
                isLoading={isChecking}
                onClick={() => void attempt(() => setIsShown(true))}
              >
                {m.selling_rule_preview()}
              </Button>
            ) : (
              <MoneyAction
                look="primary"
                size="lg"
                isFull
                disabled={!found.data || chosen === attached}
                isLoading={isChecking || isBusy}
                onClick={() => void (rule ? attempt(save) : save())}
              >
                {m.selling_keep_rule_go()}
              </MoneyAction>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
