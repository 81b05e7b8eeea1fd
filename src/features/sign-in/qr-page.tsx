import { useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { AlertIcon, CheckIcon, CloseIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { qrPage } from '#styled-system/recipes/qr-page.js'
import { useQrAnswer } from './use-qr-answer.ts'

/** S4.12 The question on the phone that scanned a QR code: who asks to be signed in, from where, and since when. */
export function QrPage({ code }: { code: string }) {
  const { asker, answer, expire, ...asked } = useQrAnswer(code)
  const [remember, setRemember] = useState(false)
  const zone = useTimeZone()
  const styles = qrPage()

  if (asker === undefined) return null
  if (answer === 'refused') {
    return (
      <Outcome icon={<CloseIcon size={24} />} title={m.sign_in_scan_refused()} text={m.sign_in_scan_refused_text()} />
    )
  }
  if (asker === null) {
    return (
      <Outcome
        tone="warning"
        icon={<AlertIcon size={24} />}
        title={m.sign_in_scan_expired()}
        text={m.sign_in_scan_expired_text()}
      />
    )
  }
  if (answer === 'confirmed') {
    return (
      <Outcome
        tone="positive"
        icon={<CheckIcon size={24} />}
        title={m.sign_in_scan_confirmed()}
        text={m.sign_in_scan_confirmed_text()}
      />
    )
  }
  const device = [asker.device_name, asker.platform].filter((part) => part && part !== 'unknown').join(' · ')
  return (
    <section className={styles.root} aria-labelledby="scan">
      <div className={styles.head}>
        <h1 id="scan" className={styles.title}>
          {m.sign_in_scan_title()}
        </h1>
        <p className={styles.question}>{m.sign_in_scan_question()}</p>
      </div>
      <DefinitionList
        items={[
          { term: m.sign_in_scan_device(), detail: device || m.sign_in_scan_device_unknown() },
          { term: m.sign_in_scan_address(), detail: asker.address },
          { term: m.sign_in_scan_time(), detail: formatDateTime(asker.created_at, zone) },
          {
            term: m.sign_in_scan_left(),
            detail: <Countdown until={asker.expires_at * 1000} formatDays={String} onEnd={expire} />,
          },
        ]}
      />
      <p className={styles.warning}>
        <AlertIcon size={20} />
        <span>{m.sign_in_scan_warning()}</span>
      </p>
      <Checkbox
        label={m.sign_in_scan_remember()}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <div className={styles.actions}>
        <Button look="primary" size="lg" isFull isLoading={asked.isConfirming} onClick={() => asked.confirm(remember)}>
          {m.sign_in_scan_confirm()}
        </Button>
        <Button size="lg" isFull isLoading={asked.isRefusing} onClick={() => asked.refuse()}>
          {m.sign_in_scan_refuse()}
        </Button>
      </div>
    </section>
  )
}

type OutcomeProps = Pick<Parameters<typeof EmptyState>[0], 'icon' | 'title' | 'text' | 'tone'>

function Outcome(state: OutcomeProps) {
  const { device } = usePageFacts()
  return (
    <div role="status">
      <EmptyState
        {...state}
        action={<LinkButton href={device === 'pc' ? '/market/csgo' : '/goods'}>{m.sign_in_scan_market()}</LinkButton>}
      />
    </div>
  )
}
