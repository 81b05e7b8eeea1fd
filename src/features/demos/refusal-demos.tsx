import { codes } from '#contract/codes.ts'
import { Button } from '#design/ui/action/button.tsx'
import { announceCallError } from '#lib/calls/call-events.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { DemoSection } from './demo-section.tsx'

/** S8.14 The codes that are shown in dialogs, first to last. */
const dialogCodes = Array.from({ length: 13 }, (_, index) => 301_001 + index)
const until = Date.UTC(2030, 0, 1) / 1000
const statuses = [400, 500]

const refusal = (code: number): CallError => ({
  kind: 'business',
  code,
  message: m.demos_refusal_text(),
  extra: { expire_time: until },
})

/** S8.1 to S8.14 What a user sees when the exchange refuses, the same on every page. */
export function RefusalDemos() {
  const opener = (label: string, error: CallError) => (
    <Button key={label} size="sm" onClick={() => announceCallError(error)}>
      {label}
    </Button>
  )
  return (
    <DemoSection title={m.demos_refusals()}>
      <p className={text({ tone: 'muted' })}>{m.demos_refusals_text()}</p>
      <div className={row({ wrap: true })}>
        {dialogCodes.map((code) => opener(m.demos_refusal({ code }), refusal(code)))}
        {opener(m.demos_refusal({ code: codes.stateConflict }), refusal(codes.stateConflict))}
      </div>
      <div className={row({ wrap: true })}>
        {statuses.map((status) => opener(m.demos_status({ status }), { kind: 'http', status }))}
      </div>
    </DemoSection>
  )
}
